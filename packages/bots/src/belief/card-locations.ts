import { NUMBERS } from '@quando/rules';

/** A card by its two numbers. */
export type Pair = readonly [number, number];

/** What may become of a card that the viewer has not met, as chances over all worlds; else it lies unseen. */
export type CardLocation = {
  readonly numbers: Pair;
  /** For either number: the chance that it lies where the viewer has seen just that number of it. */
  readonly shown: Pair;
};

/**
 * The fates of these cards where so many places demand a card with each number, counted exactly.
 *
 * Card by card, the count keeps how often each number may have been given out so far, and in how many ways. It begins
 * with the numbers of the greatest demand: a number whose cards have all been given out drops out of the count.
 */
export function fatesOf(cards: readonly Pair[], demand: ArrayLike<number>): CardLocation[] {
  const ordered = inOrder(cards, demand);
  const tallies = Array.from({ length: cards.length + 1 }, (_, i) => new Tally(ordered, i, demand));
  const steps = ordered.map((card, i) => new Step(card, tallies[i]!, tallies[i + 1]!));
  const before = [Float64Array.of(1)];
  for (const [i, step] of steps.entries()) before.push(step.forward(before[i]!));
  let after = Float64Array.of(1);
  return steps
    .map((step, i): [Step, Float64Array] => [step, before[i]!])
    .toReversed()
    .map(([step, ways]) => {
      const fate = step.fate(ways, after);
      after = step.backward(after);
      return fate;
    });
}

/** The greatest demands first, and from each of them to the smallest. */
function inOrder(cards: readonly Pair[], demand: ArrayLike<number>): Pair[] {
  const rank = (number: number): number => demand[number]! * 11 + number;
  return cards
    .map(([a, b]): Pair => (rank(a) > rank(b) ? [a, b] : [b, a]))
    .toSorted((a, b) => rank(b[0]) - rank(a[0]) || rank(a[1]) - rank(b[1]));
}

/** How often each number may have been given out after some of the cards, if the demand is to be met in the end. */
class Tally {
  readonly least: readonly number[];
  readonly greatest: readonly number[];
  /** How far apart the places of two counts of a number lie in a table of all tallies. */
  readonly stride: readonly number[];
  readonly size: number;

  constructor(cards: readonly Pair[], given: number, demand: ArrayLike<number>) {
    const among = (some: readonly Pair[], number: number): number =>
      some.filter((card) => card.includes(number)).length;
    this.least = NUMBERS.map((n) => Math.max(0, demand[n]! - among(cards.slice(given), n)));
    this.greatest = NUMBERS.map((n) => Math.min(demand[n]!, among(cards.slice(0, given), n)));
    let size = 1;
    this.stride = NUMBERS.map((n) => {
      const stride = size;
      size *= this.greatest[n]! - this.least[n]! + 1;
      return stride;
    });
    this.size = size;
  }
}

// What can become of a card, as bits.
const AT_NEITHER = 1;
const AT_FIRST = 2;
const AT_SECOND = 4;

/** One card of the count: leads from each tally before it to those after it. */
class Step {
  readonly #numbers: Pair;
  /** How much further on the tally lies if the card goes to its first or second number. */
  readonly #first: number;
  readonly #second: number;
  readonly #size: number;
  /** By tally before the card: the one after it if the card lies unseen, and what can become of the card. */
  readonly #next: Int32Array;
  readonly #choices: Uint8Array;

  constructor(numbers: Pair, from: Tally, to: Tally) {
    this.#numbers = numbers;
    this.#first = to.stride[numbers[0]]!;
    this.#second = to.stride[numbers[1]]!;
    this.#size = to.size;
    this.#next = new Int32Array(from.size);
    this.#choices = new Uint8Array(from.size);
    this.#connect(from, to);
  }

  /** The ways to come to each tally after the card. */
  forward(before: Float64Array): Float64Array<ArrayBuffer> {
    const after = new Float64Array(this.#size);
    for (let i = 0; i < before.length; i += 1) {
      const [ways, next, choices] = [before[i]!, this.#next[i]!, this.#choices[i]!];
      if (choices & AT_NEITHER) after[next]! += ways;
      if (choices & AT_FIRST) after[next + this.#first]! += ways;
      if (choices & AT_SECOND) after[next + this.#second]! += ways;
    }
    return after;
  }

  /** The ways to go on from each tally before the card. */
  backward(after: Float64Array): Float64Array<ArrayBuffer> {
    const before = new Float64Array(this.#next.length);
    for (let i = 0; i < before.length; i += 1) {
      const [next, choices] = [this.#next[i]!, this.#choices[i]!];
      if (choices & AT_NEITHER) before[i]! += after[next]!;
      if (choices & AT_FIRST) before[i]! += after[next + this.#first]!;
      if (choices & AT_SECOND) before[i]! += after[next + this.#second]!;
    }
    return before;
  }

  fate(before: Float64Array, after: Float64Array): CardLocation {
    let [unseen, first, second] = [0, 0, 0];
    for (let i = 0; i < before.length; i += 1) {
      const [ways, next, choices] = [before[i]!, this.#next[i]!, this.#choices[i]!];
      if (choices & AT_NEITHER) unseen += ways * after[next]!;
      if (choices & AT_FIRST) first += ways * after[next + this.#first]!;
      if (choices & AT_SECOND) second += ways * after[next + this.#second]!;
    }
    const all = unseen + first + second;
    return { numbers: this.#numbers, shown: [first / all, second / all] };
  }

  /** Goes through the tallies in the order of their places, like an odometer. */
  #connect(from: Tally, to: Tally): void {
    const counts = [...from.least];
    let next = counts.reduce((sum, count, n) => sum + (count - to.least[n]!) * to.stride[n]!, 0);
    for (let i = 0; i < from.size; i += 1) {
      this.#next[i] = next;
      this.#choices[i] = this.#choicesAt(counts, to);
      for (let n = 0; n < counts.length; n += 1) {
        if (counts[n]! < from.greatest[n]!) {
          counts[n]! += 1;
          next += to.stride[n]!;
          break;
        }
        next -= (counts[n]! - from.least[n]!) * to.stride[n]!;
        counts[n] = from.least[n]!;
      }
    }
  }

  #choicesAt(counts: readonly number[], to: Tally): number {
    const [x, y] = this.#numbers;
    // Without this card, a number may miss its demand.
    const canSpareX = counts[x]! >= to.least[x]!;
    const canSpareY = counts[y]! >= to.least[y]!;
    return (
      (canSpareX && canSpareY ? AT_NEITHER : 0) |
      (canSpareY && counts[x]! < to.greatest[x]! ? AT_FIRST : 0) |
      (canSpareX && counts[y]! < to.greatest[y]! ? AT_SECOND : 0)
    );
  }
}
