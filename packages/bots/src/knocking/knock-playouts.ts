import { seededRandom, type Random, type View } from '@quando/rules';
import { advance, Draft, Move } from '@quando/rules/authority';
import { fittedPolicy } from '../evaluation/fitted-policy.ts';
import { WorldSource } from '../belief/world-source.ts';
import { RunningMean } from './running-mean.ts';
import { ownSeat } from '../own-hand.ts';

/** Plays a position out in likely worlds, twice in each: with a knock, and with the best play instead. */
export class KnockPlayouts {
  readonly #seat: number;
  readonly #worlds: WorldSource;
  readonly #random: Random;
  readonly #world: Draft;
  readonly #draft: Draft;
  readonly #knock: Move = new Move().knock();
  readonly #reply: Move = new Move();
  /** The play instead of a knock; it depends only on the view. */
  readonly play: Move;

  readonly alone: RunningMean = new RunningMean();
  readonly knockPoints: RunningMean = new RunningMean();
  readonly waitPoints: RunningMean = new RunningMean();
  /** How many points a knock saves, per world. */
  readonly edge: RunningMean = new RunningMean();
  /** By seat: how often its sum is not greater than the knocker's. */
  readonly rivals: readonly RunningMean[];
  /** After playing on: how often the round ends with only zeros in the viewer's hand. */
  readonly ownZeros: RunningMean = new RunningMean();
  /** After playing on: the viewer's final sum. */
  readonly laterSum: RunningMean = new RunningMean();

  constructor(view: View, seed: string | number) {
    this.#seat = ownSeat(view);
    this.#random = seededRandom(seed);
    this.#worlds = new WorldSource(view, this.#random);
    this.#world = new Draft(view.players, view.target);
    this.#draft = new Draft(view.players, view.target);
    this.rivals = view.hands.map(() => new RunningMean());
    this.play = bestPlay(this.#worlds.any(), this.#random);
  }

  playWorlds(count: number): this {
    for (let i = 0; i < count; i += 1) this.#playWorld();
    return this;
  }

  #playWorld(): void {
    this.#worlds.nextLikelyInto(this.#world);
    const knocked = this.#noteKnock(this.#playOut(this.#knock));
    const waited = this.#noteWait(this.#playOut(this.play));
    this.edge.add(waited - knocked);
  }

  #playOut(move: Move): Draft {
    const draft = this.#draft.copyFrom(this.#world);
    advance(draft, move);
    while (!draft.isRoundOver) {
      fittedPolicy(draft, this.#random, this.#reply);
      advance(draft, this.#reply);
    }
    return draft;
  }

  #noteKnock(draft: Draft): number {
    const points = draft.points(this.#seat);
    const sum = draft.sum(this.#seat);
    let isAlone = true;
    for (const [seat, rival] of this.rivals.entries()) {
      const isRival = seat !== this.#seat && draft.sum(seat) <= sum;
      rival.add(isRival ? 1 : 0);
      if (isRival) isAlone = false;
    }
    this.alone.add(isAlone ? 1 : 0);
    this.knockPoints.add(points);
    return points;
  }

  #noteWait(draft: Draft): number {
    const points = draft.points(this.#seat);
    const sum = draft.sum(this.#seat);
    this.ownZeros.add(draft.end === 'zeros' && sum === 0 ? 1 : 0);
    this.laterSum.add(sum);
    this.waitPoints.add(points);
    return points;
  }
}

/** What the play-out policy would do if it were not allowed to knock. */
function bestPlay(world: Draft, random: Random): Move {
  const move = new Move();
  world.readySeats = 0;
  fittedPolicy(world, random, move);
  return move;
}
