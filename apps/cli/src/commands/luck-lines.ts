import type { LuckReport } from '@quando/bots';
import { verdictSentence, type Language, type LuckPart, type LuckWords } from '@quando/text';
import { percent } from './percent.ts';

/** Luck and skill as text: a sentence, then the account with its errors. */
export function luckLines(report: LuckReport, words: LuckWords, language: Language): string[] {
  const width = Math.max(...PARTS.map((part) => labelOf(part, words).length));
  return [
    verdictSentence(words, report.verdict),
    '',
    ...PARTS.map((part) => {
      const value = `${percent(valueOf(part, report), language, signOf(part)).padStart(7)} %`;
      return `${labelOf(part, words).padEnd(width)}  ${value}${errorText(part, report, language)}`;
    }),
  ];
}

const PARTS: readonly LuckPart[] = ['start', 'deals', 'draws', 'own', 'known', 'unseen', 'others', 'result'];

/** The two parts of the own decisions stand below them. */
const labelOf = (part: LuckPart, { parts }: LuckWords): string =>
  part === 'known' || part === 'unseen' ? `  ${parts[part]}` : parts[part];

const valueOf = (part: LuckPart, { account, own }: LuckReport): number =>
  part === 'known' || part === 'unseen' ? own[part] : account[part];

const signOf = (part: LuckPart): 'auto' | 'always' =>
  part === 'start' || part === 'result' ? 'auto' : 'always';

function errorText(part: LuckPart, { errors }: LuckReport, language: Language): string {
  if (part !== 'deals' && part !== 'draws' && part !== 'own' && part !== 'others') return '';
  return ` ± ${percent(errors[part], language)}`;
}
