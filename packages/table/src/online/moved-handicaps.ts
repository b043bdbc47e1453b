import type { Handicaps, Terms } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import { isPerson, type SeatState } from './seat-state.ts';

type Seats = readonly SeatState[];

/** The terms after people have changed seats: whoever moves takes their handicap along, and leaves that of the new seat. */
export function withMovedHandicaps(terms: Terms, former: Terms, before: Seats, after: Seats): Terms {
  const [told, old] = [terms.handicaps, former.handicaps];
  if (!told || !old) return terms;
  const handicaps = movesBetween(before, after).reduce<Handicaps>(
    (given, [from, to]) => swapped(given, old, from, to),
    told,
  );
  return handicaps === told ? terms : { ...terms, handicaps };
}

function swapped(given: Handicaps, old: Handicaps, from: Seat, to: Seat): Handicaps {
  const there = given.with(to, old[from]!);
  return from < given.length ? there.with(from, old[to]!) : there;
}

/** Which people have moved: from where, and to where. */
const movesBetween = (before: Seats, after: Seats): (readonly [Seat, Seat])[] =>
  before.flatMap((state, from) => {
    const key = isPerson(state) ? state.key : undefined;
    const to = key === undefined ? -1 : after.findIndex((other) => isPerson(other) && other.key === key);
    return to < 0 || to === from ? [] : [[from, to] as const];
  });
