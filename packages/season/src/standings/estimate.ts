/** What can be said about a person: a value, of which more is better, and how far off it usually is. */
export type Estimate = { readonly value: number; readonly error: number };

/** The places that somebody may have, from 1. */
export type PossiblePlaces = { readonly best: number; readonly worst: number };

/** Whether the ranges of two estimates, an error wide to both sides, do not touch. */
export const isClearlyBetter = (one: Estimate, other: Estimate): boolean =>
  one.value - one.error > other.value + other.error;

/** The places of an estimate among all: ranges that overlap claim no order. */
export function placesAmong(own: Estimate, all: readonly Estimate[]): PossiblePlaces {
  const above = all.filter((other) => isClearlyBetter(other, own)).length;
  const below = all.filter((other) => isClearlyBetter(own, other)).length;
  // Somebody who has not played is not among them, and may come after all.
  return { best: 1 + above, worst: Math.max(1 + above, all.length - below) };
}
