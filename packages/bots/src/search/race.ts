import type { Random } from '@quando/rules';
import { advance, Draft, Move } from '@quando/rules/authority';
import { seasoned } from '../appraisal/seasoned.ts';
import type { WorldSource } from '../belief/world.ts';
import { chancesToWin } from './chance.ts';

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
/** Worlds between two looks at which moves are still in the race. */
const BATCH = 16;
/** A move is out when it lies this many standard errors behind the best. */
const TRAILING = 2.5;

class Runner {
  readonly move: Move;
  readonly scores: number[] = [];
  chance = 0;
  lead = 0;
  aloneLowest = 0;

  constructor(move: Move) {
    this.move = move;
  }

  get mean(): number {
    return this.chance / this.scores.length + (LEAD_WEIGHT * this.lead) / this.scores.length;
  }

  get estimate(): Estimate {
    const playouts = this.scores.length;
    const { move, chance, lead, aloneLowest } = this;
    return {
      move,
      playouts,
      chance: chance / playouts,
      lead: lead / playouts,
      aloneLowest: aloneLowest / playouts,
    };
  }

  /** Whether this one lies clearly behind, by the differences in the same worlds. */
  isBehind(best: Runner): boolean {
    const n = this.scores.length;
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < n; i += 1) {
      const difference = best.scores[i]! - this.scores[i]!;
      sum += difference;
      squares += difference * difference;
    }
    const variance = (squares - (sum * sum) / n) / (n - 1);
    return sum / n > TRAILING * Math.sqrt(variance / n);
  }
}

const byMean = (a: Runner, b: Runner): number => b.mean - a.mean;

/** Moves that are played out in the same worlds, batch by batch, until one has left the others behind. */
export class Race {
  readonly #seat: number;
  readonly #worlds: WorldSource;
  readonly #random: Random;
  readonly #world: Draft;
  readonly #draft: Draft;
  readonly #reply: Move = new Move();
  readonly #chances: Float64Array = new Float64Array(6);
  #running: Runner[];
  readonly #out: Runner[] = [];
  #spent = 0;

  constructor(moves: readonly Move[], start: Draft, worlds: WorldSource, random: Random) {
    this.#seat = start.askedCode;
    this.#running = moves.map((move) => new Runner(move));
    this.#worlds = worlds;
    this.#random = random;
    this.#world = new Draft(start.players, start.target);
    this.#draft = new Draft(start.players, start.target);
  }

  get isOpen(): boolean {
    return this.#running.length > 1;
  }

  get spent(): number {
    return this.#spent;
  }

  /** The best first; those that fell behind last. */
  get ranking(): Estimate[] {
    return [...this.#running.toSorted(byMean), ...this.#out.toSorted(byMean)].map(
      (runner) => runner.estimate,
    );
  }

  /** Plays a batch, and drops the moves that lie behind. */
  run(): void {
    for (let i = 0; i < BATCH; i += 1) {
      this.#worlds.nextInto(this.#world);
      for (const runner of this.#running) this.#playOut(runner);
    }
    this.#spent += BATCH * this.#running.length;
    const best = this.#running.reduce((a, b) => (b.mean > a.mean ? b : a));
    this.#out.push(...this.#running.filter((runner) => runner !== best && runner.isBehind(best)));
    this.#running = this.#running.filter((runner) => !this.#out.includes(runner));
  }

  #playOut(runner: Runner): void {
    const draft = this.#draft.copyFrom(this.#world);
    advance(draft, runner.move);
    while (!draft.isRoundOver) {
      seasoned(draft, this.#random, this.#reply);
      advance(draft, this.#reply);
    }
    const lead = leadOf(draft, this.#seat);
    chancesToWin(draft, this.#chances);
    const chance = this.#chances[this.#seat]!;
    runner.chance += chance;
    runner.lead += lead;
    if (isAloneLowest(draft, this.#seat)) runner.aloneLowest += 1;
    runner.scores.push(chance + LEAD_WEIGHT * lead);
  }
}

function leadOf(draft: Draft, seat: number): number {
  let others = 0;
  for (let other = 0; other < draft.players; other += 1) if (other !== seat) others += draft.points(other);
  return others / (draft.players - 1) - draft.points(seat);
}

function isAloneLowest(draft: Draft, seat: number): boolean {
  const sum = draft.sum(seat);
  for (let other = 0; other < draft.players; other += 1) {
    if (other !== seat && draft.sum(other) <= sum) return false;
  }
  return true;
}
