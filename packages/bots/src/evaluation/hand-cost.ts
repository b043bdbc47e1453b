/**
 * The features of a hand: a constant; from 1, for each number, whether it is held once, twice, three times; from 34,
 * for each straight, whether it is held; whether a triplet has just been played; the number of cards beyond three of a
 * number.
 */
export const FEATURES = 45;
export const STRAIGHTS_FROM = 34;
export const TRIPLET_FEATURE = 43;
export const EXTRA_FEATURE = 44;

/**
 * The expected cost of a hand: the lead of the others, in points, at the end of the round. The sum of table look-ups
 * for each number (by how often it is held) and for the straights.
 */
export class HandCost {
  /** By number and count from 0 to 10. */
  readonly #byCount: Float64Array = new Float64Array(11 * 16);
  /** By the set of numbers held: the constant and the straights. */
  readonly #byNumbers: Float64Array = new Float64Array(2048);
  /** The cost (a gain) of a triplet that has just been played. */
  readonly triplet: number;

  constructor(weights: ArrayLike<number>) {
    for (let number = 0; number < 11; number += 1) this.#fillCounts(number, weights);
    for (let numbers = 0; numbers < 2048; numbers += 1)
      this.#byNumbers[numbers] = straightsOf(numbers, weights);
    this.triplet = weights[TRIPLET_FEATURE]!;
  }

  /** The contribution of one number. */
  ofCount(number: number, count: number): number {
    return this.#byCount[(number << 4) | count]!;
  }

  /** The contribution of the set of numbers held. */
  ofNumbers(numbers: number): number {
    return this.#byNumbers[numbers]!;
  }

  #fillCounts(number: number, weights: ArrayLike<number>): void {
    let cost = 0;
    for (let count = 1; count <= 10; count += 1) {
      cost += count <= 3 ? weights[1 + number * 3 + count - 1]! : weights[EXTRA_FEATURE]!;
      this.#byCount[(number << 4) | count] = cost;
    }
  }
}

function straightsOf(numbers: number, weights: ArrayLike<number>): number {
  let cost = weights[0]!;
  for (let low = 0; low < 9; low += 1)
    if (((numbers >> low) & 7) === 7) cost += weights[STRAIGHTS_FROM + low]!;
  return cost;
}
