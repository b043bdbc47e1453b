import { SCALE, type Rating } from './plackett-luce.ts';
import { sharpnessOf } from './pool.ts';

/** Nodes of the normal distribution, in deviations, and their weights (Gauss-Hermite, three points). */
const NODES: readonly Guess[] = [
  { value: -Math.sqrt(3), weight: 1 / 6 },
  { value: 0, weight: 2 / 3 },
  { value: Math.sqrt(3), weight: 1 / 6 },
];

/** A possible value, and how likely it is. */
type Guess = { readonly value: number; readonly weight: number };

/** Everybody's chance to win, with the doubt about their strengths; a shared win counts as equal shares of one. */
export function chancesToWin(ratings: readonly Rating[]): readonly number[] {
  const chances = ratings.map(() => 0);
  const highest = Math.max(...ratings.map(({ mean }) => mean));
  const { first } = sharpnessOf(ratings.length);
  const guesses = ratings.map((rating) =>
    powersOf(rating, (strength) => Math.exp((first * (strength - highest)) / SCALE)),
  );
  const powers = ratings.map(() => 0);
  addWorlds(0, 1);
  return chances;

  /** Adds the chances in all worlds in which the first seats have the powers guessed so far. */
  function addWorlds(seat: number, weight: number): void {
    if (seat === ratings.length) return addWorld(weight);
    for (const guess of guesses[seat]!) {
      powers[seat] = guess.value;
      addWorlds(seat + 1, weight * guess.weight);
    }
  }

  function addWorld(weight: number): void {
    const all = powers.reduce((sum, power) => sum + power, 0);
    for (const [seat, power] of powers.entries()) chances[seat]! += (weight * power) / all;
  }
}

/** What a player's chance is in proportion to, for each strength that they may have. */
function powersOf({ mean, deviation }: Rating, power: (strength: number) => number): readonly Guess[] {
  if (deviation === 0) return [{ value: power(mean), weight: 1 }];
  return NODES.map(({ value, weight }) => ({ value: power(mean + value * deviation), weight }));
}
