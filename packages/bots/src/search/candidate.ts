import type { Move } from '@quando/rules/authority';
import { meanOf } from '../sum.ts';

/** What play-outs say about a move, as means over all of them. */
export type Estimate = {
  readonly move: Move;
  readonly playouts: number;
  /** The chance of winning the game. */
  readonly chance: number;
  /** The opponents' mean points for the round minus the seat's own. */
  readonly lead: number;
  /** How often the seat alone had the lowest sum at the end of the round. */
  readonly aloneLowest: number;
};

/** The weight of a point of lead in this round relative to the chance of winning; it decides between even chances. */
const LEAD_WEIGHT = 0.003;
/** A move is dropped when it is this many standard errors behind the best. */
const TRAILING = 2.5;

/** A move that the search compares with others, and its results by world. */
export class Candidate {
  readonly move: Move;
  readonly #chances: number[] = [];
  readonly #leads: number[] = [];
  #aloneLowest = 0;

  constructor(move: Move) {
    this.move = move;
  }

  get worlds(): number {
    return this.#chances.length;
  }

  get worth(): number {
    return meanOf(this.#chances) + LEAD_WEIGHT * meanOf(this.#leads);
  }

  add(chance: number, lead: number, aloneLowest: boolean): void {
    this.#chances.push(chance);
    this.#leads.push(lead);
    if (aloneLowest) this.#aloneLowest += 1;
  }

  /** The means, corrected for how the best move did in the worlds in which this one was no longer played out. */
  estimateBeside(best: Candidate): Estimate {
    const playouts = this.worlds;
    const corrected = (own: readonly number[], others: readonly number[]): number =>
      meanOf(own) + meanOf(others) - meanOf(others.slice(0, playouts));
    return {
      move: this.move,
      playouts,
      chance: Math.min(1, Math.max(0, corrected(this.#chances, best.#chances))),
      lead: corrected(this.#leads, best.#leads),
      aloneLowest: this.#aloneLowest / playouts,
    };
  }

  /** Whether this move is behind by more than this many standard errors of the differences in the same worlds. */
  isBehind(best: Candidate, errors = TRAILING): boolean {
    const differences = this.#chances.map((_, world) => best.#worthIn(world) - this.#worthIn(world));
    const mean = meanOf(differences);
    const squares = differences.map((difference) => (difference - mean) ** 2);
    const variance = (meanOf(squares) * this.worlds) / (this.worlds - 1);
    return mean > errors * Math.sqrt(variance / this.worlds);
  }

  #worthIn(world: number): number {
    return this.#chances[world]! + LEAD_WEIGHT * this.#leads[world]!;
  }
}

export const byWorth = (a: Candidate, b: Candidate): number => b.worth - a.worth;
