import { NUMBERS } from '@quando/rules';

/** A card by its two numbers. */
export type Pair = readonly [number, number];

/** Where a card may be whose two sides the viewer has not both seen, as chances over all worlds; otherwise it is unseen. */
export type CardLocation = {
  readonly numbers: Pair;
  /** For each number: the chance that the card is at a place where the viewer has seen only that number. */
  readonly shown: Pair;
};

/**
 * Counts exactly where these cards may be. `demand` is the number of places, per number, that need a card with it.
 *
 * A dynamic programme over the cards: its state is how many places of each number have been filled so far, its value
 * the number of ways to get there. The cards of the numbers in greatest demand come first, because a number with no
 * cards left drops out of the state.
 */
export function cardLocations(cards: readonly Pair[], demand: ArrayLike<number>): CardLocation[] {
  const ordered = inOrder(cards, demand);
  const ranges = Array.from({ length: cards.length + 1 }, (_, i) => new CountRange(ordered, i, demand));
  const steps = ordered.map((card, i) => new Step(card, ranges[i]!, ranges[i + 1]!));
  const before = [Float64Array.of(1)];
  for (const [i, step] of steps.entries()) before.push(step.forward(before[i]!));
  let after = Float64Array.of(1);
  return steps
    .map((step, i): [Step, Float64Array] => [step, before[i]!])
    .toReversed()
    .map(([step, ways]) => {
      const location = step.location(ways, after);
      after = step.backward(after);
      return location;
    });
}

/** By first number in descending demand, then by second number in ascending demand. */
function inOrder(cards: readonly Pair[], demand: ArrayLike<number>): Pair[] {
  const rank = (number: number): number => demand[number]! * 11 + number;
  return cards
    .map(([a, b]): Pair => (rank(a) > rank(b) ? [a, b] : [b, a]))
    .toSorted((a, b) => rank(b[0]) - rank(a[0]) || rank(a[1]) - rank(b[1]));
}

/** After some of the cards: how many places of each number may be filled if the demand is still to be met. */
class CountRange {
  readonly least: readonly number[];
  readonly greatest: readonly number[];
  /** By number: the distance between two successive counts of it in an array of all states. */
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

// Where a card can go, as bits.
const AT_NEITHER = 1;
const AT_FIRST = 2;
const AT_SECOND = 4;

/** One card: the transitions from each state before it to the states after it. */
class Step {
  readonly #numbers: Pair;
  /** The offset of the next state if the card goes to a place of its first or second number. */
  readonly #first: number;
  readonly #second: number;
  readonly #size: number;
  /** By state before the card: the state after it if the card is unseen, and where the card can go. */
  readonly #next: Int32Array;
  readonly #choices: Uint8Array;

  constructor(numbers: Pair, from: CountRange, to: CountRange) {
    this.#numbers = numbers;
    this.#first = to.stride[numbers[0]]!;
    this.#second = to.stride[numbers[1]]!;
    this.#size = to.size;
    this.#next = new Int32Array(from.size);
    this.#choices = new Uint8Array(from.size);
    this.#connect(from, to);
  }

  /** The number of ways to reach each state after the card. */
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

  /** The number of ways to complete each state before the card. */
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

  location(before: Float64Array, after: Float64Array): CardLocation {
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

  /** Enumerates the states in index order, like an odometer. */
  #connect(from: CountRange, to: CountRange): void {
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

  #choicesAt(counts: readonly number[], to: CountRange): number {
    const [x, y] = this.#numbers;
    // Without this card, the demand for a number may not be met.
    const canSpareX = counts[x]! >= to.least[x]!;
    const canSpareY = counts[y]! >= to.least[y]!;
    return (
      (canSpareX && canSpareY ? AT_NEITHER : 0) |
      (canSpareY && counts[x]! < to.greatest[x]! ? AT_FIRST : 0) |
      (canSpareX && counts[y]! < to.greatest[y]! ? AT_SECOND : 0)
    );
  }
}
