import type { ReviewedDecision } from '@quando/bots';
import { isCardNumber, type Action, type View } from '@quando/rules';
import { reasonSentence, type ReviewReasonWords, type TerminalWords, type Text } from '@quando/text';
import type { Review } from './review.ts';

type ReviewWords = TerminalWords['review'];

/** Everything that a review is written with. */
export type ReviewTexts = {
  readonly text: Text;
  readonly words: TerminalWords;
  readonly reasons: ReviewReasonWords;
};

/** A review as text: the decisions that have a mark, then the account of luck. */
export function reviewLines({ game, seat, decisions, luck }: Review, texts: ReviewTexts): string[] {
  const { text, words } = texts;
  const { title, nothing, luck: labels } = words.review;
  const marked = decisions.filter(({ mark }) => mark !== 'none');
  const width = Math.max(...Object.values(labels).map((label) => label.length));
  return [
    title(game, words.seat(seat)),
    '',
    ...(marked.length > 0 ? marked.flatMap((each) => [...markedLines(each, texts), '']) : [nothing, '']),
    ...LUCK.map(
      (item) => `${labels[item].padEnd(width)}  ${percent(luck[item], text, signOf(item)).padStart(7)} %`,
    ),
    '',
  ];
}

/** So many reasons are told; the first ones tell most. */
const MOST_REASONS = 3;

const LUCK = ['start', 'deals', 'draws', 'own', 'others', 'result'] as const;

const signOf = (item: (typeof LUCK)[number]): 'auto' | 'always' =>
  item === 'start' || item === 'result' ? 'auto' : 'always';

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
    `  ${done.padEnd(width)}  ${deedOf(view, action, text, words.review)}`,
    `  ${better.padEnd(width)}  ${deedOf(view, candidates[0]!.action, text, words.review)}`,
    `  ${lossOf(percent(loss.mean, text), percent(loss.error, text))}`,
    ...reasons.slice(0, MOST_REASONS).map((each) => `  ${reasonSentence(sentences.reasons, each, names)}`),
  ];
}

/** A percentage without its sign of per cent; what was gained or lost has a plus or a minus. */
const percent = (share: number, text: Text, signDisplay: 'auto' | 'always' = 'auto'): string =>
  new Intl.NumberFormat(text.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay,
  }).format(100 * share);

/** What an action does, in a few words. */
function deedOf(view: View, action: Action, text: Text, { deeds }: ReviewWords): string {
  switch (action.type) {
    case 'play':
      return groupText(view, action.slots, text);
    case 'draw':
      return deeds[action.side];
    default:
      return deeds[action.type];
  }
}

function groupText(view: View, slots: readonly number[], text: Text): string {
  const cards = view.hands[Number(view.viewer)]!.filter(({ slot }) => slots.includes(slot));
  return text.group(cards.map(({ front }) => front).filter(isCardNumber)) ?? '';
}
