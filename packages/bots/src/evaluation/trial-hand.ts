import type { Draft } from '@quando/rules/authority';
import type { HandCost } from './hand-cost.ts';

/** A hand for evaluating draws: the seat's own without the cards it considers playing. */
export class TrialHand {
  readonly #counts: Uint8Array = new Uint8Array(11);
  /** The numbers held, as bits. */
  #numbers = 0;
  /** The cost of the counts alone. */
  #cost = 0;
  #sum = 0;
  #value!: HandCost;
  #zeros = 0;
  /** The chances of the numbers on the other side of the top card; they add up to 1. */
  readonly #down: Float64Array = new Float64Array(11);
  #up = 0;
  #isFinal = false;

  /** Copies a seat's hand and what the seat knows of the top card. In a final turn only the sum counts. */
  read(draft: Draft, seat: number, value: HandCost, zeros: number, isFinal: boolean): void {
    this.#value = value;
    this.#zeros = zeros;
    this.#isFinal = isFinal;
    this.#numbers = draft.held(seat);
    this.#cost = 0;
    this.#sum = 0;
    const counts = this.#counts;
    for (let number = 0; number < 11; number += 1) counts[number] = 0;
    for (let i = draft.handSize(seat) - 1; i >= 0; i -= 1) counts[draft.front(seat, i)]! += 1;
    for (let number = 0; number < 11; number += 1) {
      const count = counts[number]!;
      this.#cost += value.ofCount(number, count);
      this.#sum += number * count;
    }
    this.#readTop(draft, seat);
  }

  get sum(): number {
    return this.#sum;
  }
  get numbers(): number {
    return this.#numbers;
  }
  count(number: number): number {
    return this.#counts[number]!;
  }

  /** Removes cards of a number (adds them, with a negative count). */
  remove(number: number, cards: number): void {
    const before = this.#counts[number]!;
    const after = before - cards;
    this.#counts[number] = after;
    this.#cost += this.#value.ofCount(number, after) - this.#value.ofCount(number, before);
    this.#sum -= number * cards;
    if (after === 0) this.#numbers &= ~(1 << number);
    else this.#numbers |= 1 << number;
  }

  /** The cost of the hand after drawing the better side of the top card. */
  costAfterDraw(): number {
    return Math.min(this.costOfUp(), this.costOfDown());
  }

  costOfUp(): number {
    return this.costWith(this.#up);
  }

  costOfDown(): number {
    let cost = 0;
    for (let number = 0; number < 11; number += 1) {
      const chance = this.#down[number]!;
      if (chance > 0) cost += chance * this.costWith(number);
    }
    return cost;
  }

  /** The cost of the hand as it is, in a final turn. */
  costOfStaying(): number {
    return this.#sum;
  }

  /** The cost of the hand with one more card that shows this number. */
  costWith(number: number): number {
    const numbers = this.#numbers | (1 << number);
    if (numbers === 1) return this.#zeros; // rules 7
    if (this.#isFinal) return this.#sum + number;
    const value = this.#value;
    const count = this.#counts[number]!;
    return (
      this.#cost + value.ofCount(number, count + 1) - value.ofCount(number, count) + value.ofNumbers(numbers)
    );
  }

  /** The other side of the top card: known if the seat has seen it, else any number whose card is still unknown. */
  #readTop(draft: Draft, seat: number): void {
    const down = this.#down;
    down.fill(0);
    if (draft.pileSize === 0) {
      // The card to draw is one of those about to be played, so any number is possible.
      this.#up = 5;
      down[5] = 1;
      return;
    }
    const top = draft.queued(0);
    const bit = 1 << seat;
    this.#up = top >> 4;
    if ((draft.seenSecond(top) & bit) !== 0) {
      down[top & 15] = 1;
      return;
    }
    let possible = 0;
    for (let number = 0; number < 11; number += 1) {
      const card = (this.#up << 4) | number;
      const isMet = (draft.seenFirst(card) & draft.seenSecond(card) & bit) !== 0;
      if (number === this.#up || isMet) continue;
      down[number] = 1;
      possible += 1;
    }
    for (let number = 0; number < 11; number += 1) down[number]! /= possible;
  }
}
