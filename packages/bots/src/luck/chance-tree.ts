import {
  firstSide,
  packCard,
  secondSide,
  type Draft,
  type PackedCard,
  type State,
} from '@quando/rules/authority';
import { isMet } from './open-features.ts';

const NUMBERS = 11;

/** A card that the top of the draw pile may turn out to be, and how likely that is. */
export type PossibleCard = { readonly card: PackedCard; readonly chance: number };

/**
 * What the top card may be once both its sides are known: its down side is chance until it is first shown to somebody, and
 * every card that nobody has seen both sides of is equally likely.
 */
export function possibleTops(state: State): PossibleCard[] {
  const top = state.queued(0);
  if (isMet(state, top)) return [{ card: top, chance: 1 }];
  const up = top >> 4;
  return equallyLikely(numbersBeside(state, up).map((down) => packCard(up, down)));
}

/**
 * What the next card may show when it becomes the top of the draw pile, after a given top card is drawn. A card stands for
 * all that show the same number, since its other side stays hidden.
 */
export function possibleNexts(state: State, drawn: PackedCard): PossibleCard[] {
  const next = state.queued(1);
  if (state.pileSize < 2 || state.seenFirst(next) !== 0) return [{ card: next, chance: 1 }];
  const sides = allNumbers().map((up) => numbersBeside(state, up).filter((down) => !isCard(drawn, up, down)));
  const count = sides.reduce((sum, downs) => sum + downs.length, 0);
  return sides.flatMap((downs, up) =>
    downs.length > 0 ? [{ card: packCard(up, downs[0]!), chance: downs.length / count }] : [],
  );
}

/** Puts these cards on the draw pile in the place of the first two, which go where the others were. */
export function setTop(draft: Draft, top: PackedCard, next: PackedCard): void {
  const seen = draft.seenFirst(draft.queued(0));
  draft.clearSeen(draft.queued(0));
  draft.addSeen(top, seen);
  swapIn(draft, 0, top);
  if (draft.pileSize > 1) swapIn(draft, 1, next);
}

function swapIn(draft: Draft, index: number, card: PackedCard): void {
  let place = index;
  while (!isCard(card, firstSide(draft.queued(place)), secondSide(draft.queued(place)))) place += 1;
  draft.setQueued(place, draft.queued(index));
  draft.setQueued(index, card);
}

/** The numbers that may be on the other side of an unmet card with this number. */
const numbersBeside = (state: State, number: number): number[] =>
  allNumbers().filter((other) => other !== number && !isMet(state, packCard(number, other)));

const isCard = (card: PackedCard, a: number, b: number): boolean =>
  card === packCard(a, b) || card === packCard(b, a);

const allNumbers = (): number[] => Array.from({ length: NUMBERS }, (_, number) => number);

const equallyLikely = (cards: readonly PackedCard[]): PossibleCard[] =>
  cards.map((card) => ({ card, chance: 1 / cards.length }));
