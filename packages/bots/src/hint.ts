import type { Action, CardNumber, View } from '@quando/rules';
import type { Thought } from './bot.ts';
import { marginals, meanOf } from './belief/marginals.ts';
import { actionOfMove } from './policy-bot.ts';
import { search } from './search/search.ts';
import type { Estimate } from './search/race.ts';

/** Advice for the viewer, who is asked: what to do, what else, and why. */
export type Hint = {
  readonly best: Judged;
  /** Absent where there is only one thing to do. */
  readonly second?: Judged;
  /** How much better the best is: points of lead in this round, and the chance to win the game. */
  readonly points: number;
  readonly chance: number;
  readonly reason: Reason;
};

export type Judged = {
  readonly action: Action;
  /** The others' mean points for the round, less the own ones, as expected. */
  readonly lead: number;
  readonly chanceToWin: number;
  /** The chance to end the round alone on the lowest sum. */
  readonly aloneLowest: number;
};

/** Why, with the numbers that show it; the words are the text package's. */
export type Reason =
  | { readonly code: 'only-choice' }
  | { readonly code: 'knock-now'; readonly aloneLowest: number; readonly sum: number }
  | { readonly code: 'wait'; readonly aloneLowest: number; readonly sum: number }
  | { readonly code: 'triplet'; readonly number: CardNumber }
  | { readonly code: 'hold-for-triplet'; readonly number: CardNumber }
  | { readonly code: 'sheds-most'; readonly sum: number; readonly cards: number }
  | { readonly code: 'keeps-shape'; readonly number: CardNumber }
  | { readonly code: 'completes'; readonly number: CardNumber; readonly held: number }
  | { readonly code: 'low-side'; readonly number: CardNumber; readonly other: number }
  | { readonly code: 'better-unseen'; readonly number: CardNumber; readonly other: number }
  | { readonly code: 'stand-pat'; readonly sum: number }
  | { readonly code: 'least-harm'; readonly lead: number };

/** The best action by search, with its margin over the second best. */
export function hint(view: View, thought: Thought): Hint {
  const [best, second] = search(view, thought).map((estimate) => judged(view, estimate));
  return {
    best: best!,
    ...(second && { second }),
    points: second ? best!.lead - second.lead : 0,
    chance: second ? best!.chanceToWin - second.chanceToWin : 0,
    reason: reasonFor(view, best!, second),
  };
}

function judged(view: View, { move, lead, chance, aloneLowest }: Estimate): Judged {
  return { action: actionOfMove(view, move), lead, chanceToWin: chance, aloneLowest };
}

function reasonFor(view: View, best: Judged, second: Judged | undefined): Reason {
  const { action } = best;
  if (!second) return { code: 'only-choice' };
  switch (action.type) {
    case 'knock':
      return { code: 'knock-now', aloneLowest: best.aloneLowest, sum: sumOf(ownFronts(view)) };
    case 'pass':
      return { code: 'stand-pat', sum: sumOf(ownFronts(view)) };
    case 'draw':
      return reasonForSide(view, action.side);
    case 'flip':
      return { code: 'least-harm', lead: best.lead };
    case 'play':
      return reasonForPlay(view, action.slots, second);
  }
}

function reasonForPlay(view: View, slots: readonly number[], second: Judged): Reason {
  const fronts = ownFronts(view);
  const hand = view.hands[view.viewer as number]!;
  const played = slots.map((slot) => fronts[hand.findIndex((card) => card.slot === slot)]!);
  const number = played[0]!;
  if (played.length === 3 && played.every((front) => front === number)) return { code: 'triplet', number };
  const up = view.pile[0]?.up;
  if (up !== undefined && up !== 'hidden' && !played.includes(up) && countOf(fronts, up) === 2) {
    return { code: 'hold-for-triplet', number: up };
  }
  if (second.action.type === 'knock') {
    return { code: 'wait', aloneLowest: second.aloneLowest, sum: sumOf(fronts) };
  }
  if (sumOf(played) >= greatestSum(fronts))
    return { code: 'sheds-most', sum: sumOf(played), cards: played.length };
  return { code: 'keeps-shape', number };
}

function reasonForSide(view: View, side: 'up' | 'down'): Reason {
  const up = view.pile[0]!.up as CardNumber;
  const other = Math.round(meanOf(marginals(view).pile[0]!.down) * 10) / 10;
  if (side === 'down') return { code: 'better-unseen', number: up, other };
  const held = countOf(ownFronts(view), up);
  return held > 0 ? { code: 'completes', number: up, held } : { code: 'low-side', number: up, other };
}

const ownFronts = (view: View): CardNumber[] =>
  view.hands[view.viewer as number]!.map(({ front }) => front as CardNumber);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const countOf = (numbers: readonly number[], number: number): number =>
  numbers.filter((other) => other === number).length;

/** The greatest sum that one group of the hand takes off it. */
function greatestSum(fronts: readonly CardNumber[]): number {
  const equal = fronts.map((front) => front * countOf(fronts, front));
  const straights = fronts.map((front) =>
    fronts.includes((front + 1) as CardNumber) && fronts.includes((front + 2) as CardNumber)
      ? 3 * front + 3
      : 0,
  );
  return Math.max(...equal, ...straights);
}
