import { MOST_PLAYERS, type Random } from '@quando/rules';
import { advance, Draft, Move } from '@quando/rules/authority';
import { fittedPolicy } from '../evaluation/fitted-policy.ts';
import type { WorldSource } from '../belief/world-source.ts';
import { chancesToWin } from './win-chances.ts';
import { byWorth, Candidate, type Estimate } from './candidate.ts';

/** Worlds between two looks at which moves are still in the search. */
const BATCH = 16;

/** By how many standard errors a move must beat what the play-out policy would do. */
const DOUBT = 2;

/** Moves that are played out in the same worlds, one after the other, until one has left the others behind. */
export class PlayoutSearch {
  readonly #seat: number;
  readonly #worlds: WorldSource;
  readonly #random: Random;
  readonly #world: Draft;
  readonly #draft: Draft;
  readonly #reply: Move = new Move();
  readonly #chances: Float64Array = new Float64Array(MOST_PLAYERS);
  #running: Candidate[];
  readonly #favourite: Candidate | undefined;
  readonly #out: Candidate[] = [];
  #worldsPlayed = 0;
  #spent = 0;

  constructor(moves: readonly Move[], start: Draft, worlds: WorldSource, random: Random) {
    this.#seat = start.askedCode;
    this.#running = moves.map((move) => new Candidate(move));
    fittedPolicy(start, random, this.#reply);
    this.#favourite = this.#running.find(({ move }) => move.equals(this.#reply));
    this.#worlds = worlds;
    this.#random = random;
    this.#world = new Draft(start.players, start.target);
    this.#draft = new Draft(start.players, start.target);
  }

  /** Whether there is something left to find out: a single move is only measured. */
  get isOpen(): boolean {
    return this.#running.length > 1 || this.#worldsPlayed < BATCH;
  }

  /** Play-outs so far, and those that one more world takes. */
  get spent(): number {
    return this.#spent;
  }
  get pricePerWorld(): number {
    return this.#running.length;
  }

  /** The best first; those that fell behind last. What the play-out policy would do is best unless clearly beaten. */
  get ranking(): Estimate[] {
    const running = this.#running.toSorted(byWorth);
    const first = running.findIndex(
      (candidate) => candidate === this.#favourite && !candidate.isBehind(running[0]!, DOUBT),
    );
    if (first > 0) running.unshift(...running.splice(first, 1));
    return [...running, ...this.#out.toSorted(byWorth)].map((candidate) =>
      candidate.estimateBeside(running[0]!),
    );
  }

  /** Plays every move that is still in the search out in one more world. */
  playWorld(): void {
    this.#worlds.nextLikelyInto(this.#world);
    for (const candidate of this.#running) this.#playOut(candidate);
    this.#spent += this.#running.length;
    this.#worldsPlayed += 1;
    if (this.#worldsPlayed % BATCH === 0) this.#dropTrailing();
  }

  #dropTrailing(): void {
    const best = this.#running.reduce((a, b) => (b.worth > a.worth ? b : a));
    const trailing = new Set(
      this.#running.filter((candidate) => candidate !== best && candidate.isBehind(best)),
    );
    this.#out.push(...trailing);
    this.#running = this.#running.filter((candidate) => !trailing.has(candidate));
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
