import { HandCost } from './hand-cost.ts';

/** Weights for one number of players: by danger, the features of a hand and the cost of a knock. */
export type Weights = {
  readonly hand: readonly (readonly number[])[];
  /** Constant, own sum, its square, the others' mean hand size, its product with the own sum. */
  readonly knock: readonly (readonly number[])[];
  /** The cost (a gain) of ending the round with only zeros, by danger. */
  readonly zeros: readonly number[];
};

/** How near the others are to ending the round: the size of their smallest hand, 1 to 7 or more, counted from 0. */
export const DANGERS = 7;

/** Everything that such a policy knows about games with this number of players. */
export class CostModel {
  readonly #hands: readonly HandCost[];
  readonly #weights: Weights;

  constructor(weights: Weights) {
    this.#weights = weights;
    this.#hands = weights.hand.map((row) => new HandCost(row));
  }

  hand(danger: number): HandCost {
    return this.#hands[danger]!;
  }

  zeros(danger: number): number {
    return this.#weights.zeros[danger]!;
  }

  knock(danger: number, sum: number, meanSize: number): number {
    const w = this.#weights.knock[danger]!;
    return w[0]! + w[1]! * sum + w[2]! * sum * sum + w[3]! * meanSize + w[4]! * sum * meanSize;
  }
}
