import type { Action } from '@quando/rules';

/** An action in a race between some, and what it was worth in each world. */
export class Entrant {
  readonly action: Action;
  readonly #worths: number[] = [];

  constructor(action: Action) {
    this.action = action;
  }

  add(worth: number): void {
    this.#worths.push(worth);
  }

  get worth(): number {
    return meanOf(this.#worths);
  }

  /** Whether this one lies behind by so many standard errors of the differences in the same worlds. */
  isBehind(best: Entrant, errors: number): boolean {
    const differences = this.#worths.map((worth, world) => best.#worths[world]! - worth);
    const mean = meanOf(differences);
    const squares = differences.reduce((sum, difference) => sum + (difference - mean) ** 2, 0);
    const count = differences.length;
    return mean > errors * Math.sqrt(squares / (count - 1) / count);
  }
}

const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
