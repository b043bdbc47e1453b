import type { Draft } from '@quando/rules/authority';

/**
 * The chances to win the game from the totals of a scored round, by a fitted rule of thumb: a player's chance falls
 * with the own total, the more sharply the nearer the end is.
 */
export function chancesToWin(draft: Draft, into: Float64Array): void {
  const players = draft.players;
  let highest = 0;
  let lowest = draft.total(0);
  for (let seat = 0; seat < players; seat += 1) {
    highest = Math.max(highest, draft.total(seat));
    lowest = Math.min(lowest, draft.total(seat));
  }
  const { base, near, scale } = SLOPES[players]!;
  const left = draft.target - highest;
  const sharpness = left <= 0 ? Infinity : base + near / (1 + left / scale);
  let sum = 0;
  for (let seat = 0; seat < players; seat += 1) {
    const behind = draft.total(seat) - lowest;
    into[seat] = behind === 0 ? 1 : Math.exp(-sharpness * behind);
    sum += into[seat]!;
  }
  for (let seat = 0; seat < players; seat += 1) into[seat]! /= sum;
}

type Slope = { readonly base: number; readonly near: number; readonly scale: number };

/** By the number of players; found by `tools/fitting/fit-chances.ts`. */
const SLOPES: Readonly<Record<number, Slope>> = {
  2: { base: 0.05, near: 0.06, scale: 6 },
  3: { base: 0.06, near: 0.2, scale: 6 },
  4: { base: 0.06, near: 0.2, scale: 10 },
  5: { base: 0.06, near: 0.25, scale: 10 },
  6: { base: 0.04, near: 0.25, scale: 20 },
};
