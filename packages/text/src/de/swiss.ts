import { everySentence } from '../every-sentence.ts';

/** German as it is written in Switzerland: ss for ß, its quotation marks, and its numbers. */
const swiss = (sentence: string): string =>
  sentence
    .replaceAll('ß', 'ss')
    .replaceAll('„', '«')
    .replaceAll('“', '»')
    .replaceAll('\u00a0%', '%')
    .replace(/(\d)[.](?=\d{3}(?!\d))/g, '$1’')
    .replace(/(\d),(?=\d)/g, '$1.');

/** Every text in Swiss spelling; people's names stay as they spell them. */
export const swissAll = <Words extends object>(words: Words): Words =>
  everySentence(words, (sentence, facts) => swissExcept(sentence, facts.flatMap(namesIn)));

function swissExcept(sentence: string, [name, ...others]: readonly string[]): string {
  if (name === undefined) return swiss(sentence);
  return sentence
    .split(name)
    .map((part) => swissExcept(part, others))
    .join(name);
}

/** The names with an ß among what a sentence was told. */
function namesIn(fact: unknown): string[] {
  if (typeof fact === 'string') return fact.includes('ß') ? [fact] : [];
  if (Array.isArray(fact)) return fact.flatMap(namesIn);
  if (typeof fact !== 'object' || !fact) return [];
  if ('name' in fact) return namesIn(fact.name);
  return 'names' in fact ? namesIn(fact.names) : [];
}
