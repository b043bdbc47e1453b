import { CARD_COUNT, NUMBERS, type View } from '@quando/rules';
import { cardLocations, type CardLocation } from './card-locations.ts';
import { CARD_INDEX } from './card-index.ts';
import { placesOf, UNSEEN, type Places } from './places.ts';
import { sumOf } from '../sum.ts';

/** The chance of each number from 0 to 10. */
export type Chances = readonly number[];

/** For each side, the chance of each number; a side that the viewer has seen is certain. */
export type Marginals = {
  readonly hands: readonly (readonly { readonly front: Chances; readonly back: Chances }[])[];
  readonly pile: readonly { readonly up: Chances; readonly down: Chances }[];
  readonly discard: readonly { readonly front: Chances; readonly back: Chances }[];
};

/** The exact chances if all worlds are equally likely. Counts instead of sampling, which takes a few milliseconds. */
export function marginals(view: View): Marginals {
  const places = placesOf(view);
  const chances = new SideChances(places);
  const sides = Array.from(places.first, (first, place) => {
    const second = places.second[place]!;
    return {
      first: first === UNSEEN ? chances.opposite(second) : certain(first),
      second: second === UNSEEN ? chances.opposite(first) : certain(second),
    };
  });
  const take = (count: number): typeof sides => sides.splice(0, count);
  return {
    hands: view.hands.map((hand) =>
      take(hand.length).map(({ first, second }) => ({ front: first, back: second })),
    ),
    pile: take(view.pileSize).map(({ first, second }) => ({ up: first, down: second })),
    discard: sides.map(({ first, second }) => ({ front: second, back: first })),
  };
}

/** The chances of an unseen side, by what the viewer has seen of the card's other side. */
class SideChances {
  readonly #locations: readonly CardLocation[];

  constructor({ first, second }: Places) {
    const isMet = new Uint8Array(CARD_COUNT);
    const demand = new Uint8Array(11);
    for (let place = 0; place < CARD_COUNT; place += 1) {
      const [a, b] = [first[place]!, second[place]!];
      if (a !== UNSEEN && b !== UNSEEN) isMet[CARD_INDEX[a * 11 + b]!] = 1;
      else if (a !== UNSEEN || b !== UNSEEN) demand[a === UNSEEN ? b : a]! += 1;
    }
    const cards = NUMBERS.flatMap((low) =>
      NUMBERS.filter((high) => high > low).map((high) => [low, high] as const),
    );
    this.#locations = cardLocations(
      cards.filter(([low, high]) => isMet[CARD_INDEX[low * 11 + high]!] === 0),
      demand,
    );
  }

  /** The chances of the side opposite to one that shows `seen`. */
  opposite(seen: number): Chances {
    return seen === UNSEEN ? this.#unseenSide() : this.#farSide(seen);
  }

  #farSide(seen: number): Chances {
    const weights = NUMBERS.map(() => 0);
    for (const { numbers, shown } of this.#locations) {
      const [first, second] = numbers;
      if (first === seen) weights[second] = shown[0];
      if (second === seen) weights[first] = shown[1];
    }
    return normalised(weights);
  }

  #unseenSide(): Chances {
    const weights = NUMBERS.map(() => 0);
    for (const { numbers, shown } of this.#locations) {
      for (const number of numbers) weights[number]! += 1 - shown[0] - shown[1];
    }
    return normalised(weights);
  }
}

function normalised(weights: readonly number[]): Chances {
  const sum = sumOf(weights);
  return weights.map((weight) => weight / sum);
}

const certain = (number: number): Chances => Array.from({ length: 11 }, (_, n) => (n === number ? 1 : 0));

/** The expected number. */
export const expectedNumber = (chances: Chances): number =>
  chances.reduce((sum, chance, number) => sum + chance * number, 0);
