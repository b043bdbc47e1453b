import type { BotLevel } from '@quando/protocol';

/**
 * Who a seat counts for. A guest is somebody of unknown strength, whose rating nobody keeps: a person without an id, or a
 * seat that somebody else took over before the game ended.
 */
export type RatedSeat =
  | { readonly kind: 'member'; readonly id: string }
  | { readonly kind: 'bot'; readonly level: BotLevel }
  | { readonly kind: 'guest' };

/** All that a rating needs of a finished game. */
export type RatedResult = {
  readonly seats: readonly RatedSeat[];
  /** By seat, from 1; tied players share the better one. */
  readonly places: readonly number[];
};

/** Games to fewer points are mostly luck. */
const LEAST_TARGET = 30;

/** How a game ended, and under which terms. */
type FinishedGame = Pick<RatedResult, 'places'> & {
  /** The points to which it was played. */
  readonly target: number;
  /** Whether anybody had a head start, or help by the table's agreement. */
  readonly isHandicapped: boolean;
};

/**
 * The result of a game as it counts for ratings. Pass the people who sat there at the first deal: the game counts for them as
 * it ended, even if a bot stood in for them while they were away. Games with handicaps, short games, and games with no
 * member or with a member on two seats are unrated.
 */
export function ratedResultOf(
  { places, target, isHandicapped }: FinishedGame,
  seats: readonly RatedSeat[],
): RatedResult | 'unrated' {
  if (isHandicapped || target < LEAST_TARGET || !areDifferentMembers(seats)) return 'unrated';
  return { seats, places };
}

function areDifferentMembers(seats: readonly RatedSeat[]): boolean {
  const members = seats.flatMap((seat) => (seat.kind === 'member' ? [seat.id] : []));
  return members.length > 0 && new Set(members).size === members.length;
}
