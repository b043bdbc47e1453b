import { CARD_COUNT, type View } from '@quando/rules';
import { EDGE_HIGH, EDGE_LOW, EDGES } from './edges.ts';
import { placesOf, UNSEEN } from './places.ts';

/** The chance of each number from 0 to 10. */
export type Chances = readonly number[];

/** For each side that the viewer has not seen, the chance of each number; for a seen one, a certainty. */
export type Marginals = {
  readonly hands: readonly (readonly { readonly front: Chances; readonly back: Chances }[])[];
  readonly pile: readonly { readonly up: Chances; readonly down: Chances }[];
  readonly discard: readonly { readonly front: Chances; readonly back: Chances }[];
};

/**
 * The chances under uniform worlds, to within about a hundredth (the tests compare them with exact counts), in some
 * microseconds: every card that is not fully seen is free, or lies where its one or its other number was seen, with
 * weights that make the expected number of places right for each number.
 */
export function marginals(view: View): Marginals {
  const { first, second } = placesOf(view);
  const model = new CardWeights(first, second);
  const chancesAt = (place: number): [Chances, Chances] => model.sidesAt(first[place]!, second[place]!);
  let place = 0;
  const take = (): [Chances, Chances] => {
    place += 1;
    return chancesAt(place - 1);
  };
  const hands = view.hands.map((hand) =>
    hand.map(() => {
      const [front, back] = take();
      return { front, back };
    }),
  );
  const pile = Array.from({ length: view.pileSize }, () => {
    const [up, down] = take();
    return { up, down };
  });
  const discard = view.discard.map(() => {
    const [back, front] = take();
    return { front, back };
  });
  return { hands, pile, discard };
}

class CardWeights {
  /** 1 for a card that the viewer has seen both sides of. */
  readonly #isMet: Uint8Array = new Uint8Array(CARD_COUNT);
  /** How many places show each number and hide the other side. */
  readonly #demand: Float64Array = new Float64Array(11);
  /** How readily a place with this number draws a card to itself, where a card's readiness to be free is 1. */
  readonly #pull: Float64Array = new Float64Array(11).fill(1);
  readonly #freeWeight: number;

  constructor(first: Uint8Array, second: Uint8Array) {
    let free = 0;
    for (let place = 0; place < CARD_COUNT; place += 1) {
      const [a, b] = [first[place]!, second[place]!];
      if (a !== UNSEEN && b !== UNSEEN) this.#isMet[EDGES[a * 11 + b]!] = 1;
      else if (a !== UNSEEN || b !== UNSEEN) this.#demand[Math.min(a, b)]! += 1;
      else free += 1;
    }
    // Without a card that is free, only the pulls compete.
    this.#freeWeight = free > 0 ? 1 : 0;
    this.#fit();
  }

  /** The chances of both sides of a card of which these have been seen. */
  sidesAt(first: number, second: number): [Chances, Chances] {
    if (first === UNSEEN && second === UNSEEN) return [this.#unseenSide(), this.#unseenSide()];
    if (first === UNSEEN) return [this.#otherSide(second), certain(second)];
    return [certain(first), second === UNSEEN ? this.#otherSide(first) : certain(second)];
  }

  #fit(): void {
    for (let round = 0; round < 60; round += 1) {
      for (let number = 0; number < 11; number += 1) this.#fitNumber(number);
    }
  }

  #fitNumber(number: number): void {
    if (this.#demand[number] === 0) {
      this.#pull[number] = 0;
      return;
    }
    let expected = 0;
    for (let other = 0; other < 11; other += 1) {
      if (!this.#canPair(number, other)) continue;
      const pull = this.#pull[number]!;
      expected += pull / (this.#freeWeight + pull + this.#pull[other]!);
    }
    this.#pull[number]! *= this.#demand[number]! / expected;
  }

  #canPair(number: number, other: number): boolean {
    return number !== other && this.#isMet[EDGES[number * 11 + other]!] === 0;
  }

  /** The far side of a card that shows a number. */
  #otherSide(number: number): Chances {
    const weights = Array.from({ length: 11 }, (_, other) =>
      this.#canPair(number, other) ? 1 / (this.#freeWeight + this.#pull[number]! + this.#pull[other]!) : 0,
    );
    return normalised(weights);
  }

  /** Either side of a card that nobody has seen. */
  #unseenSide(): Chances {
    const weights = Array.from({ length: 11 }, () => 0);
    for (let card = 0; card < CARD_COUNT; card += 1) {
      if (this.#isMet[card] === 1) continue;
      const [low, high] = [EDGE_LOW[card]!, EDGE_HIGH[card]!];
      const free = 1 / (this.#freeWeight + this.#pull[low]! + this.#pull[high]!);
      weights[low]! += free;
      weights[high]! += free;
    }
    return normalised(weights);
  }
}

function normalised(weights: readonly number[]): Chances {
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

const certain = (number: number): Chances => Array.from({ length: 11 }, (_, n) => (n === number ? 1 : 0));

/** The mean of a number with these chances. */
export const meanOf = (chances: Chances): number =>
  chances.reduce((sum, chance, number) => sum + chance * number, 0);
