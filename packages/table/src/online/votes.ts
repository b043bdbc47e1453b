import type { Seat } from '@quando/rules';
import type { Presence, Seating } from './seating.ts';
import { isPersonThere } from './seat-state.ts';

/** The votes for a bot to decide for a person. */
export type Votes = {
  /** The seats that have a vote: other people, not programs, who are connected and decide for themselves. */
  readonly voters: readonly Seat[];
  /** Those of them that have voted. */
  readonly by: readonly Seat[];
  /** How many have to: more than half. */
  readonly needed: number;
};

/** The votes about the person on a seat. */
export function votesAbout(seating: Seating, seat: Seat, absentSince: Presence['absentSince']): Votes {
  const { seats } = seating;
  const voters = [...seats.keys()].filter(
    (voter) => voter !== seat && isPersonThere(seats[voter]) && absentSince(voter) === undefined,
  );
  const state = seats[seat];
  const given = state?.kind === 'taken' ? state.care.votes : [];
  const by = voters.filter((voter) => given.some((key) => seating.seatOf(key) === voter));
  return { voters, by, needed: Math.floor(voters.length / 2) + 1 };
}
