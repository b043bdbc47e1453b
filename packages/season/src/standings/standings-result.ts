import type { Seat } from '@quando/rules';
import type { PlayedGame } from '../played-game.ts';

/** Who had a seat, as far as standings care: a member of the league, or anybody else. */
export type StandingsSeat = { readonly kind: string; readonly member?: string };

/** A result that counts: corrections have been applied, and nothing that was withdrawn is left. */
export type StandingsResult = {
  readonly id: string;
  /** When the game ended, in milliseconds since 1970. */
  readonly playedAt: number;
  readonly game: PlayedGame;
  /** By seat. */
  readonly seats: readonly StandingsSeat[];
};

/** The members at the table, each with their seat. */
export function membersAt({ seats }: Pick<StandingsResult, 'seats'>): [member: string, seat: Seat][] {
  const found: [string, Seat][] = [];
  for (let seat = 0; seat < seats.length; seat += 1) {
    const { member } = seats[seat]!;
    if (member !== undefined) found.push([member, seat]);
  }
  return found;
}

/** The same results, the earliest first; the id decides between results of the same time. */
export const inOrder = (results: readonly StandingsResult[]): readonly StandingsResult[] =>
  results.toSorted((a, b) => a.playedAt - b.playedAt || (a.id < b.id ? -1 : 1));
