import type { Move } from '@quando/rules/authority';

/** What play-outs say about a move: means over them. */
export type Estimate = {
  readonly move: Move;
  readonly playouts: number;
  /** The chance to win the game. */
  readonly chance: number;
  /** The others' mean points for the round, less the own ones. */
  readonly lead: number;
  /** How often the seat ended the round alone on the lowest sum. */
  readonly aloneLowest: number;
};

/** What a point of lead in this round counts besides the chance to win: it decides where the chances are even. */
const LEAD_WEIGHT = 0.003;
/** A move is out when it lies this many standard errors behind the best. */
const TRAILING = 2.5;

/** A move in the search, and how it has fared. */
export class Candidate {
  readonly move: Move;
  /** By world. */
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

  /** Means, corrected by how much better or worse the best fared in the worlds that this one was not played out in. */
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

  /** Whether this one lies clearly behind, by the differences in the same worlds: so many standard errors. */
  isBehind(best: Candidate, errors = TRAILING): boolean {
    const differences = this.#chances.map((_, world) => best.#scoreIn(world) - this.#scoreIn(world));
    const mean = meanOf(differences);
    const squares = differences.map((difference) => (difference - mean) ** 2);
    const variance = (meanOf(squares) * this.worlds) / (this.worlds - 1);
    return mean > errors * Math.sqrt(variance / this.worlds);
  }

  #scoreIn(world: number): number {
    return this.#chances[world]! + LEAD_WEIGHT * this.#leads[world]!;
  }
}

const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

export const byWorth = (a: Candidate, b: Candidate): number => b.worth - a.worth;
