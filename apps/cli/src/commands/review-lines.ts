import type { ReviewedDecision } from '@quando/bots';
import { isCardNumber, type Action, type View } from '@quando/rules';
import type { TerminalWords, Text } from '@quando/text';
import type { Review } from './review.ts';

type ReviewWords = TerminalWords['review'];

/** A review as text: the decisions that have a mark, then the account of luck. */
export function reviewLines(
  { game, seat, decisions, luck }: Review,
  text: Text,
  words: TerminalWords,
): string[] {
  const { title, nothing, luck: labels } = words.review;
  const marked = decisions.filter(({ mark }) => mark !== 'none');
  const width = Math.max(...Object.values(labels).map((label) => label.length));
  return [
    title(game, words.seat(seat)),
    '',
    ...(marked.length > 0
      ? marked.flatMap((each) => [...markedLines(each, text, words.review), ''])
      : [nothing, '']),
    ...LUCK.map(
      (item) => `${labels[item].padEnd(width)}  ${percent(luck[item], text, signOf(item)).padStart(7)} %`,
    ),
    '',
  ];
}

const LUCK = ['start', 'deals', 'draws', 'own', 'others', 'result'] as const;

const signOf = (item: (typeof LUCK)[number]): 'auto' | 'always' =>
  item === 'start' || item === 'result' ? 'auto' : 'always';

function markedLines(
  { view, round, action, candidates, loss, mark }: ReviewedDecision,
  text: Text,
  words: ReviewWords,
): string[] {
  const { done, better } = words;
  const hand = view.hands[Number(view.viewer)]!.map(({ front }) => front).join(' ');
  const width = Math.max(done.length, better.length);
  return [
    `${words.decision(round + 1, hand)} (${mark === 'none' ? '' : words.marks[mark]})`,
    `  ${done.padEnd(width)}  ${deedOf(view, action, text, words)}`,
    `  ${better.padEnd(width)}  ${deedOf(view, candidates[0]!.action, text, words)}`,
    `  ${words.loss(percent(loss.mean, text), percent(loss.error, text))}`,
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
