import { MOST_PLAYERS, seededRandom, type Random, type View } from '@quando/rules';
import { advance, Draft, Move } from '@quando/rules/authority';
import { WorldSource } from '../belief/world-source.ts';
import { fittedPolicy } from '../evaluation/fitted-policy.ts';
import { candidateMoves } from './candidate-moves.ts';
import { byWorth, Candidate, type Estimate } from './candidate.ts';
import { chancesToWin } from './win-chances.ts';

/** How many worlds are played before trailing candidates are dropped, and again after each further batch. */
const BATCH = 16;

/** By how many standard errors a move must beat the play-out policy's own choice. */
const DOUBT = 2;

/** Plays the candidate moves of the asked seat out in the same worlds, dropping those that are clearly worse. */
export class PlayoutSearch {
  readonly #seat: number;
  readonly #random: Random;
  readonly #worlds: WorldSource;
  readonly #world: Draft;
  readonly #draft: Draft;
  readonly #reply: Move = new Move();
  readonly #chances: Float64Array = new Float64Array(MOST_PLAYERS);
  /** What the play-out policy would do. */
  readonly #default: Candidate | undefined;
  #open: Candidate[];
  readonly #dropped: Candidate[] = [];
  #worldsPlayed = 0;
  #spent = 0;

  constructor(view: View, seed: string | number) {
    this.#random = seededRandom(seed);
    this.#worlds = new WorldSource(view, this.#random);
    const start = this.#worlds.any();
    this.#seat = start.askedCode;
    this.#open = candidateMoves(start, view).map((move) => new Candidate(move));
    fittedPolicy(start, this.#random, this.#reply);
    this.#default = this.#open.find(({ move }) => move.equals(this.#reply));
    this.#world = new Draft(view.players, view.target);
    this.#draft = new Draft(view.players, view.target);
  }

  /** The candidate before the first world, if there is just one. */
  get onlyMove(): Move | undefined {
    return this.#open.length === 1 ? this.#open[0]!.move : undefined;
  }

  /** Whether there is something left to find out: a single move is only measured. */
  get isOpen(): boolean {
    return this.#open.length > 1 || this.#worldsPlayed < BATCH;
  }

  /** How many play-outs have been spent, and how many the next world costs. */
  get spent(): number {
    return this.#spent;
  }
  get pricePerWorld(): number {
    return this.#open.length;
  }

  /** Best first, dropped moves last. The play-out policy's own choice is the best unless it is clearly beaten. */
  get ranking(): Estimate[] {
    const open = this.#open.toSorted(byWorth);
    const first = open.findIndex(
      (candidate) => candidate === this.#default && !candidate.isBehind(open[0]!, DOUBT),
    );
    if (first > 0) open.unshift(...open.splice(first, 1));
    return [...open, ...this.#dropped.toSorted(byWorth)].map((candidate) =>
      candidate.estimateBeside(open[0]!),
    );
  }

  /** Plays every open candidate out in one more world. */
  playWorld(): void {
    this.#worlds.nextLikelyInto(this.#world);
    for (const candidate of this.#open) this.#playOut(candidate);
    this.#spent += this.#open.length;
    this.#worldsPlayed += 1;
    if (this.#worldsPlayed % BATCH === 0) this.#dropTrailing();
  }

  #dropTrailing(): void {
    const best = this.#open.reduce((a, b) => (b.worth > a.worth ? b : a));
    const trailing = new Set(
      this.#open.filter((candidate) => candidate !== best && candidate.isBehind(best)),
    );
    this.#dropped.push(...trailing);
    this.#open = this.#open.filter((candidate) => !trailing.has(candidate));
  }

  #playOut(candidate: Candidate): void {
    const draft = this.#draft.copyFrom(this.#world);
    advance(draft, candidate.move);
    while (!draft.isRoundOver) {
      fittedPolicy(draft, this.#random, this.#reply);
      advance(draft, this.#reply);
    }
    chancesToWin(draft, this.#chances);
    candidate.add(this.#chances[this.#seat]!, leadOf(draft, this.#seat), isAloneLowest(draft, this.#seat));
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
