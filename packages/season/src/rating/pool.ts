import type { BotLevel } from '@quando/protocol';
import type { Rating, Sharpness } from './plackett-luce.ts';

/** The numbers of players that share a rating; between pools, Quando is almost a different game. */
export const POOLS = ['2', '3-4', '5-6'] as const;

export type Pool = (typeof POOLS)[number];

/** The pool of a game for this number of players. */
export const poolOf = (players: number): Pool => (players === 2 ? '2' : players <= 4 ? '3-4' : '5-6');

/**
 * Where the bots stand, in points; a Beginner is at 1000. Fitted to games between bots of random levels with
 * `node tools/fitting/fit-anchors.ts FILE…` (docs/ratings.md); their strength does not change, so neither does this.
 */
export const ANCHORS: Readonly<Record<Pool, Readonly<Record<BotLevel, number>>>> = {
  '2': { beginner: 1000, casual: 1092, sharp: 1240, strong: 1369, master: 1481 },
  '3-4': { beginner: 1000, casual: 1065, sharp: 1152, strong: 1301, master: 1387 },
  '5-6': { beginner: 1000, casual: 1051, sharp: 1141, strong: 1342, master: 1436 },
};

/** Fitted together with the anchors: the later places depend more on luck than the first. */
const SHARPNESS: Readonly<Record<number, Sharpness>> = {
  2: { first: 1, later: 1 },
  3: { first: 1.17, later: 0.875 },
  4: { first: 1, later: 0.746 },
  5: { first: 0.913, later: 0.664 },
  6: { first: 1, later: 0.711 },
};

/** How much strength matters in a game for this number of players. */
export const sharpnessOf = (players: number): Sharpness => SHARPNESS[players]!;

/** The assumed rating of somebody who has not played yet: between Casual and Sharp, perhaps a Beginner or a Master. */
export function startOf(pool: Pool): Rating {
  const { beginner, casual, sharp, master } = ANCHORS[pool];
  return { mean: (casual + sharp) / 2, deviation: (master - beginner) / 3 };
}
