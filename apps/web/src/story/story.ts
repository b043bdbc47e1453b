import type { Handicaps } from '@quando/protocol';
import type { CardNumber, Seat, SeenEvent } from '@quando/rules';
import { bestKnockIn } from './best-knock.ts';
import { boldestTurnIn } from './boldest-turn.ts';
import { tripletTargetsIn } from './triplet-targets.ts';
import { turningPointIn } from './turning-point.ts';

/** What was remarkable in a game, as everybody at its table can tell at the end; rounds count from 0. */
export type Story = {
  readonly bestKnock?: BestKnock;
  readonly boldestTurn?: BoldestTurn;
  readonly turningPoint: TurningPoint;
  readonly tripletTargets?: TripletTargets;
};

/** The knock alone on the lowest sum that left the others with the most points. */
export type BestKnock = {
  readonly round: number;
  readonly seat: Seat;
  readonly fronts: readonly CardNumber[];
  readonly sum: number;
  /** The points of all others together. */
  readonly cost: number;
};

/** The draw that gave up the lowest visible side for an unseen one, and got a lower one. */
export type BoldestTurn = {
  readonly round: number;
  readonly seat: Seat;
  readonly up: CardNumber;
  readonly front: CardNumber;
};

/** The round after which nobody was ever ahead of the winners; the first if nobody ever was. */
export type TurningPoint = {
  readonly round: number;
  readonly winners: readonly Seat[];
  /** Who had the lowest total before that round; nobody before the first one. */
  readonly leadersBefore: readonly Seat[];
};

/** The players who had to act for triplets most often. */
export type TripletTargets = { readonly seats: readonly Seat[]; readonly times: number };

/** A round as somebody without a seat has seen it, from its deal to its score. */
export type PublicRound = readonly SeenEvent[];

/** The story of a finished game. */
export function storyOf(rounds: readonly PublicRound[], handicaps?: Handicaps): Story {
  const bestKnock = bestKnockIn(rounds);
  const boldestTurn = boldestTurnIn(rounds);
  const tripletTargets = tripletTargetsIn(rounds);
  return {
    ...(bestKnock && { bestKnock }),
    ...(boldestTurn && { boldestTurn }),
    turningPoint: turningPointIn(rounds, handicaps),
    ...(tripletTargets && { tripletTargets }),
  };
}
