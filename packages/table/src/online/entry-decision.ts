import type { Seat } from '@quando/rules';
import type { SeatingRefusalCode } from '@quando/protocol';
import type { Unchanged } from '../table-core.ts';
import type { Dealing } from './deal-decision.ts';
import type { SeatingEntry } from './online-entry.ts';
import type { OnlineLog } from './online-log.ts';

/** The decision on a command outside the game before its entry is applied. */
export type EntryDecision =
  { readonly entry: SeatingEntry } | { readonly refusal: SeatingRefusalCode } | Unchanged;

/**
 * How often people may sit down, get up and put bots on seats at one table. After that, seats can only be taken, which
 * comes to an end by itself, so the log cannot grow without bound.
 */
const MOST_SEAT_CHANGES = 500;

/** The sender of a command, and what else the decision depends on. */
export type Asking = Omit<Dealing, 'id'> & {
  /** The hash of the sender's key. */
  readonly key: string | undefined;
};

/** What the entry of a command says about its sender. */
export type Made = { readonly seq: number; readonly at: number; readonly by: string; readonly id: string };

export const refused = (refusal: SeatingRefusalCode): { readonly refusal: SeatingRefusalCode } => ({
  refusal,
});

/** Whether seats have changed too often at this table. */
export const isWornOut = ({ seatChanges }: OnlineLog): boolean => seatChanges >= MOST_SEAT_CHANGES;

/** A command of somebody who has a seat. */
export type SeatedAsking = { readonly own: Seat; readonly made: Made; readonly asking: Asking };
