import type { ReviewedDecision } from '@quando/bots';
import { isCardNumber, type Action, type View } from '@quando/rules';
import {
  reasonSentence,
  type LuckWords,
  type ReviewReasonWords,
  type TerminalWords,
  type Text,
} from '@quando/text';
import { luckLines } from './luck-lines.ts';
import { percent } from './percent.ts';
import type { Review } from './review.ts';

type ReviewWords = TerminalWords['review'];

/** Everything that a review is written with. */
export type ReviewTexts = {
  readonly text: Text;
  readonly words: TerminalWords;
  readonly reasons: ReviewReasonWords;
  readonly luckWords: LuckWords;
};

/** A review as text: the decisions that have a mark, then luck and skill. */
export function reviewLines({ game, seat, decisions, luck }: Review, texts: ReviewTexts): string[] {
  const { text, words } = texts;
  const { title, nothing } = words.review;
  const marked = decisions.filter(({ mark }) => mark !== 'none');
  return [
    title(game, words.seat(seat)),
    '',
    ...(marked.length > 0 ? marked.flatMap((each) => [...markedLines(each, texts), '']) : [nothing, '']),
    ...luckLines(luck, texts.luckWords, text.language),
    '',
  ];
}

/** So many reasons are told; the first ones tell most. */
const MOST_REASONS = 3;

function markedLines(
  { view, round, action, candidates, loss, mark, reasons }: ReviewedDecision,
  { text, words, reasons: sentences }: ReviewTexts,
): string[] {
  const { done, better, decision, marks, loss: lossOf } = words.review;
  const hand = view.hands[Number(view.viewer)]!.map(({ front }) => front).join(' ');
  const width = Math.max(done.length, better.length);
  const names = view.hands.map((_, seat) => words.seat(seat));
  return [
    `${decision(round + 1, hand)} (${mark === 'none' ? '' : marks[mark]})`,
    `  ${done.padEnd(width)}  ${wordsFor(view, action, text, words.review)}`,
    `  ${better.padEnd(width)}  ${wordsFor(view, candidates[0]!.action, text, words.review)}`,
    `  ${lossOf(percent(loss.mean, text.language), percent(loss.error, text.language))}`,
    ...reasons.slice(0, MOST_REASONS).map((each) => `  ${reasonSentence(sentences.reasons, each, names)}`),
  ];
}

/** What an action does, in a few words. */
function wordsFor(view: View, action: Action, text: Text, { actions }: ReviewWords): string {
  switch (action.type) {
    case 'play':
      return groupText(view, action.slots, text);
    case 'draw':
      return actions[action.side];
    default:
      return actions[action.type];
  }
}

function groupText(view: View, slots: readonly number[], text: Text): string {
  const cards = view.hands[Number(view.viewer)]!.filter(({ slot }) => slots.includes(slot));
  return text.group(cards.map(({ front }) => front).filter(isCardNumber)) ?? '';
}
