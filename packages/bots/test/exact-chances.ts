import { NUMBERS, type CardNumber, type Side } from '@quando/rules';
import type { Place } from './world-list.ts';

/** Where a card may be whose two sides the viewer has not both seen, over all worlds: the chances add up to 1. */
export type CardChances = {
  readonly low: CardNumber;
  readonly high: CardNumber;
  /** That it is where its low number has been seen, or its high one, or where no side has been seen. */
  readonly atLow: number;
  readonly atHigh: number;
  readonly unseen: number;
};

type Ways = Map<number, number>;

/**
 * The exact chances of all cards. The worlds of a view are the ways to assign a different card to every half-seen
 * place, times a constant: the coefficient of the product of t(x)^demand(x) in the product of 1 + t(x) + t(y) over
 * the free cards {x, y}. Counted card by card, once forwards and once backwards.
 */
export function cardChances(places: readonly Place[]): CardChances[] {
  const count = new Count(places);
  const before = [new Map([[0, 1]])];
  for (const [i] of count.cards.entries()) before.push(count.forward(i, before[i]!));
  const all = before.at(-1)!.get(count.goal)!;
  const cards: CardChances[] = [];
  let after: Ways = new Map([[count.goal, 1]]);
  for (let i = count.cards.length - 1; i >= 0; i -= 1) {
    const [low, high] = count.cards[i]!;
    const atLow = count.through(before[i]!, after, low) / all;
    const atHigh = count.through(before[i]!, after, high) / all;
    cards.push({ low, high, atLow, atHigh, unseen: 1 - atLow - atHigh });
    after = count.backward(i, before[i]!, after);
  }
  return cards;
}

/** How many places show only each number. */
export function demandOf(places: readonly Place[]): number[] {
  const demand = NUMBERS.map(() => 0);
  for (const { first, second } of places) {
    if ((first === 'hidden') === (second === 'hidden')) continue;
    demand[Number(first === 'hidden' ? second : first)]! += 1;
  }
  return demand;
}

/** The chance of each number on the far side of a half-seen place, by the number that it shows. */
export function farSide(cards: readonly CardChances[], shown: CardNumber): number[] {
  const weights = NUMBERS.map((other) => {
    const card = cards.find(
      ({ low, high }) => low === Math.min(shown, other) && high === Math.max(shown, other),
    );
    return (shown < other ? card?.atLow : card?.atHigh) ?? 0;
  });
  return normalised(weights);
}

/** The chance of each number on either side of a card of which no side has been seen. */
export function unseenSide(cards: readonly CardChances[]): number[] {
  const weights = NUMBERS.map(() => 0);
  for (const { low, high, unseen } of cards) {
    weights[low]! += unseen;
    weights[high]! += unseen;
  }
  return normalised(weights);
}

/** Partial sums: how many places of each number have been filled, as a mixed-radix number. */
class Count {
  readonly cards: readonly (readonly [CardNumber, CardNumber])[];
  readonly goal: number;
  readonly #demand: readonly number[];
  readonly #strides: readonly number[];

  constructor(places: readonly Place[]) {
    const met = new Set(places.map(({ first, second }) => pairOf(first, second)));
    this.cards = NUMBERS.flatMap((low) =>
      NUMBERS.filter((high) => high > low).map((high) => [low, high] as const),
    ).filter((card) => !met.has(pairOf(...card)));
    this.#demand = demandOf(places);
    this.#strides = this.#demand.map((_, n) => product(this.#demand.slice(0, n).map((d) => d + 1)));
    this.goal = this.#strides.reduce((sum, stride, n) => sum + stride * this.#demand[n]!, 0);
  }

  /** The ways in which the card between these sums goes to a place that shows this number. */
  through(before: Ways, after: Ways, number: CardNumber): number {
    let sum = 0;
    for (const [given, count] of before) {
      if (this.#isOpen(given, number)) sum += count * (after.get(given + this.#strides[number]!) ?? 0);
    }
    return sum;
  }

  forward(i: number, before: Ways): Ways {
    const ways: Ways = new Map();
    for (const [given, count] of before) {
      for (const next of this.#steps(i, given)) ways.set(next, (ways.get(next) ?? 0) + count);
    }
    return ways;
  }

  backward(i: number, before: Ways, after: Ways): Ways {
    const ways: Ways = new Map();
    for (const given of before.keys()) {
      const count = this.#steps(i, given).reduce((sum, next) => sum + (after.get(next) ?? 0), 0);
      if (count > 0) ways.set(given, count);
    }
    return ways;
  }

  /** The next partial sums with this card from which the goal can still be reached. */
  #steps(i: number, given: number): number[] {
    const numbers = this.cards[i]!;
    const open = numbers.filter((number) => this.#isOpen(given, number));
    const steps = [given, ...open.map((number) => given + this.#strides[number]!)];
    return steps.filter((next) => numbers.every((number) => this.#isReachable(i, next, number)));
  }

  #isOpen(given: number, number: CardNumber): boolean {
    return this.#given(given, number) < this.#demand[number]!;
  }

  #isReachable(i: number, given: number, number: CardNumber): boolean {
    const missing = this.#demand[number]! - this.#given(given, number);
    return missing <= this.#cardsAfter(i, number);
  }

  #cardsAfter(i: number, number: CardNumber): number {
    return this.cards.slice(i + 1).filter((card) => card.includes(number)).length;
  }

  #given(sum: number, number: CardNumber): number {
    return Math.floor(sum / this.#strides[number]!) % (this.#demand[number]! + 1);
  }
}

const product = (factors: readonly number[]): number => factors.reduce((a, b) => a * b, 1);

function normalised(weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

/** Two sides in a canonical order, to compare cards. */
const pairOf = (a: Side, b: Side): string => (String(a) < String(b) ? `${a}/${b}` : `${b}/${a}`);
