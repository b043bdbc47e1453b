import { GREATEST_HEAD_START, type Assist, type Handicap, type Handicaps } from '@quando/protocol';
import type { Seat } from '@quando/rules';

const NOTHING: Handicap = { headStart: 0 };

/** What each seat is given, complete. */
export const givenTo = (handicaps: Handicaps | undefined, players: number): Handicaps =>
  Array.from({ length: players }, (_, seat) => handicaps?.[seat] ?? NOTHING);

/**
 * The handicaps of a table: none if nobody is given anything. Once one seat has a level of help, all have one, so that
 * nobody's own settings help more than was agreed.
 */
export function agreed(given: Handicaps): Handicaps | undefined {
  const helps = given.some(({ assist = 'none' }) => assist !== 'none');
  if (!helps && given.every(({ headStart }) => headStart === 0)) return undefined;
  return given.map(({ headStart, assist = 'none' }) => ({ headStart, ...(helps && { assist }) }));
}

export const withHeadStart = (given: Handicaps, seat: Seat, points: number): Handicaps =>
  given.with(seat, { ...given[seat]!, headStart: Math.min(GREATEST_HEAD_START, Math.max(0, points)) });

export const withAssist = (given: Handicaps, seat: Seat, assist: Assist): Handicaps =>
  given.with(seat, { ...given[seat]!, assist });

/** The handicaps of those who stay when a seat goes. */
export const withoutSeat = (handicaps: Handicaps | undefined, seat: Seat): Handicaps | undefined =>
  handicaps && agreed(handicaps.filter((_, other) => other !== seat));

/** The same handicaps for another number of seats; new ones are given nothing. */
export const resized = (handicaps: Handicaps | undefined, players: number): Handicaps | undefined =>
  handicaps && agreed(givenTo(handicaps, players));
