import type { Estimate } from '@quando/season';

/** Where a patch and its face are in a lane, in percent of its width; fewer points are at the right. */
export type Lane = { readonly left: number; readonly width: number; readonly face: number };

/** The lanes of several estimates, and where the mean of the tables is. */
export type Lanes = { readonly lanes: readonly Lane[]; readonly mean: number };

/** The part of a lane that no patch uses, at each end. */
const MARGIN = 0.08;

/** Puts all estimates on one scale, on which there is always room for the mean. */
export function lanesOf(estimates: readonly Estimate[]): Lanes {
  const low = Math.min(-0.5, ...estimates.map(({ value, error }) => value - error));
  const high = Math.max(0.5, ...estimates.map(({ value, error }) => value + error));
  const at = (value: number): number =>
    round1(100 * (MARGIN + ((1 - 2 * MARGIN) * (value - low)) / (high - low)));
  return {
    lanes: estimates.map(({ value, error }) => ({
      left: at(value - error),
      width: round1(at(value + error) - at(value - error)),
      face: at(value),
    })),
    mean: at(0),
  };
}

const round1 = (value: number): number => Math.round(value * 10) / 10;
