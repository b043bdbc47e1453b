import {
  groupOf,
  isCardNumber,
  type Action,
  type CardNumber,
  type DrawnSide,
  type View,
} from '@quando/rules';
import type { BotOptions } from './bot.ts';
import { marginals, expectedNumber } from './belief/marginals.ts';
import { actionOfMove } from './policy-bot.ts';
import { search } from './search/search.ts';
import type { Estimate } from './search/candidate.ts';
import { ownHand, seenSide } from './own-hand.ts';
import { sumOf } from './sum.ts';

/** Advice for the viewer, whose turn it is: the best action, the alternative, and the reason. */
export type Hint = {
  readonly best: RatedAction;
  /** Absent if there is only one legal action. */
  readonly second?: RatedAction;
  /** How much better the best action is: points of lead in this round, and the chance to win the game. */
  readonly points: number;
  readonly chance: number;
  readonly reason: Reason;
};

export type RatedAction = {
  readonly action: Action;
  /** The others' mean points for the round minus the viewer's, as expected. */
  readonly lead: number;
  readonly chanceToWin: number;
  /** The chance to end the round alone on the lowest sum. */
  readonly aloneLowest: number;
};

/** The reason, with the numbers behind it; the text package has the wording. */
export type Reason =
  | { readonly code: 'only-choice' }
  | { readonly code: 'only-zeros' }
  | { readonly code: 'knock-now'; readonly aloneLowest: number; readonly sum: number }
  | { readonly code: 'wait'; readonly aloneLowest: number; readonly sum: number }
  | { readonly code: 'triplet'; readonly number: CardNumber }
  | { readonly code: 'hold-for-triplet'; readonly number: CardNumber }
  | { readonly code: 'sheds-most'; readonly sum: number; readonly cards: number }
  | { readonly code: 'keeps-shape'; readonly number: CardNumber }
  | { readonly code: 'completes'; readonly number: CardNumber; readonly held: number }
  | { readonly code: 'makes-straight'; readonly number: CardNumber }
  | { readonly code: 'remembered'; readonly number: CardNumber; readonly other: CardNumber }
  | { readonly code: 'low-side'; readonly number: CardNumber; readonly other: number }
  | { readonly code: 'better-unseen'; readonly number: CardNumber; readonly other: number }
  | { readonly code: 'stand-pat'; readonly sum: number }
  | { readonly code: 'least-harm'; readonly lead: number };

/** The best action by search, with its margin over the second best. */
export function hint(view: View, options: BotOptions): Hint {
  const [best, second] = search(view, options).map((estimate) => rated(view, estimate));
  return {
    best: best!,
    ...(second && { second }),
    points: second ? best!.lead - second.lead : 0,
    chance: second ? best!.chanceToWin - second.chanceToWin : 0,
    reason: reasonFor(view, best!, second),
  };
}

function rated(view: View, { move, lead, chance, aloneLowest }: Estimate): RatedAction {
  return { action: actionOfMove(view, move), lead, chanceToWin: chance, aloneLowest };
}

function reasonFor(view: View, best: RatedAction, second: RatedAction | undefined): Reason {
  const { action } = best;
  if (!second) return { code: 'only-choice' };
  switch (action.type) {
    case 'knock':
      return { code: 'knock-now', aloneLowest: best.aloneLowest, sum: sumOf(ownFronts(view)) };
    case 'pass':
      return { code: 'stand-pat', sum: sumOf(ownFronts(view)) };
    case 'draw':
      return reasonForSide(view, action.side, best.lead);
    case 'flip':
      return { code: 'least-harm', lead: best.lead };
    case 'play':
      return reasonForPlay(view, action.slots, best.lead, second);
  }
}

function reasonForPlay(view: View, slots: readonly number[], lead: number, second: RatedAction): Reason {
  const fronts = ownFronts(view);
  const hand = ownHand(view);
  const played = fronts.filter((_, i) => slots.includes(hand[i]!.slot));
  const kept = fronts.filter((_, i) => !slots.includes(hand[i]!.slot));
  const number = played[0]!;
  const up = view.pile[0]?.up;
  if (up === 0 && kept.every((front) => front === 0)) return { code: 'only-zeros' };
  if (groupOf(played) === 'triplet') return { code: 'triplet', number };
  if (isCardNumber(up) && countOf(kept, up) === 2 && !isLastRound(view)) {
    return { code: 'hold-for-triplet', number: up };
  }
  if (second.action.type === 'knock') {
    return { code: 'wait', aloneLowest: second.aloneLowest, sum: sumOf(fronts) };
  }
  if (sumOf(played) >= greatestSum(fronts) || played.length > 1) {
    return { code: 'sheds-most', sum: sumOf(played), cards: played.length };
  }
  const shown = isCardNumber(up) ? [...kept, up] : kept;
  return hasShape(shown) && !isLastRound(view)
    ? { code: 'keeps-shape', number }
    : { code: 'least-harm', lead };
}

function reasonForSide(view: View, side: DrawnSide, lead: number): Reason {
  const fronts = ownFronts(view);
  const top = view.pile[0]!;
  const [up, down] = [seenSide(top.up), top.down];
  const taken = side === 'up' ? up : down;
  if (taken === 0 && fronts.every((front) => front === 0)) return { code: 'only-zeros' };
  if (taken === 'hidden') return { code: 'better-unseen', number: up, other: expectedDown(view) };
  if (!isLastRound(view) && fronts.includes(taken)) {
    return { code: 'completes', number: taken, held: countOf(fronts, taken) };
  }
  if (!isLastRound(view) && makesStraight(fronts, taken)) return { code: 'makes-straight', number: taken };
  if (side === 'down') return { code: 'remembered', number: taken, other: up };
  const other = expectedDown(view);
  return taken < other ? { code: 'low-side', number: taken, other } : { code: 'least-harm', lead };
}

/** The expected number on the top card's other side, rounded to tenths. */
const expectedDown = (view: View): number =>
  Math.round(expectedNumber(marginals(view).pile[0]!.down) * 10) / 10;

const isLastRound = (view: View): boolean => view.knocker !== 'nobody';

/** Whether some of these cards can be played together. */
const hasShape = (fronts: readonly CardNumber[]): boolean =>
  fronts.some((front) => countOf(fronts, front) > 1 || makesStraight(fronts, front));

const makesStraight = (fronts: readonly CardNumber[], number: CardNumber): boolean =>
  [number - 2, number - 1, number].some((lowest) =>
    [lowest, lowest + 1, lowest + 2].every(
      (each) => each === number || fronts.some((front) => front === each),
    ),
  );

const ownFronts = (view: View): CardNumber[] => ownHand(view).map(({ front }) => seenSide(front));

const countOf = (numbers: readonly number[], number: number): number =>
  numbers.filter((other) => other === number).length;

/** The greatest reduction of the hand's sum by playing one group. */
function greatestSum(fronts: readonly CardNumber[]): number {
  const equal = fronts.map((front) => front * countOf(fronts, front));
  const straights = fronts.map((front) =>
    countOf(fronts, front + 1) > 0 && countOf(fronts, front + 2) > 0 ? 3 * front + 3 : 0,
  );
  return Math.max(...equal, ...straights);
}
