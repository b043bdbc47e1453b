import type { Handicaps } from '@quando/protocol';
import {
  assistedStrength,
  ASSUMED_STRENGTH,
  chancesByHeadStart,
  fairHeadStarts,
  type LevelStrength,
} from '@quando/season';

/** Everybody's strength, if all are known. */
export const allKnown = (
  strengths: readonly (LevelStrength | 'unknown')[],
): readonly LevelStrength[] | undefined => {
  const known = strengths.filter((strength) => strength !== 'unknown');
  return known.length === strengths.length ? known : undefined;
};

/** Everybody's strength, that of the others assumed; undefined if nobody's is known. */
export const withAssumed = (
  strengths: readonly (LevelStrength | 'unknown')[],
): readonly LevelStrength[] | undefined =>
  strengths.every((strength) => strength === 'unknown')
    ? undefined
    : strengths.map((strength) => (strength === 'unknown' ? ASSUMED_STRENGTH : strength));

/** Everybody's games of a hundred, as whole numbers that make a hundred together. */
export function gamesOfHundred(
  strengths: readonly LevelStrength[],
  given: Handicaps,
  target: number,
): readonly number[] {
  const contestants = strengths.map((strength, seat) => ({
    strength: assistedStrength(strength, given[seat]?.assist),
    headStart: given[seat]?.headStart ?? 0,
  }));
  return wholeHundred(chancesByHeadStart(contestants, target));
}

/** With the levels of help as they are, the head starts that give all the same chance. */
export function withFairHeadStarts(
  strengths: readonly LevelStrength[],
  given: Handicaps,
  target: number,
): Handicaps {
  const helped = strengths.map((strength, seat) => assistedStrength(strength, given[seat]?.assist));
  return fairHeadStarts(helped, target).map((headStart, seat) => ({ ...given[seat], headStart }));
}

/** Rounds shares down and gives what is left to those who lost most by it. */
function wholeHundred(shares: readonly number[]): readonly number[] {
  const whole = shares.map((share) => Math.floor(share * 100));
  const left = 100 - whole.reduce((a, b) => a + b, 0);
  const byLoss = [...shares.keys()].toSorted((a, b) => ((shares[b]! * 100) % 1) - ((shares[a]! * 100) % 1));
  for (const seat of byLoss.slice(0, left)) whole[seat]! += 1;
  return whole;
}
