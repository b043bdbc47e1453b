import type { Sitter } from '@quando/protocol';
import type { SeatEntry } from './online-entry.ts';
import { isInvited, reservationOf, type SeatState } from './seat-state.ts';

/** Who may sit down at an online table: an immutable value. */
export type Access = {
  /** Whether nobody new may sit down. */
  readonly isLocked: boolean;
  /** The people whom a host has asked to leave. They watch until a host lets them come back. */
  readonly removed: readonly RemovedPerson[];
  /** How many people have ever been removed. */
  readonly removals: number;
  /** Whether strangers are given seats: nobody is the host. */
  readonly isPublic: boolean;
};

export type RemovedPerson = {
  /** Counts those who were removed, from 0. */
  readonly number: number;
  readonly sitter: Sitter;
  /** The hash of their key. */
  readonly key: string;
  /** Whether they would like to come back. */
  readonly isAsking: boolean;
};

/** What is kept of a person in the log of a rematch. */
type KeptPerson = Pick<RemovedPerson, 'sitter' | 'key'>;
type KeptAccess = Pick<Access, 'isLocked'> & { readonly removed: readonly KeptPerson[] };

export const OPEN: Access = { isLocked: false, removed: [], removals: 0, isPublic: false };

/** The access to a table for one person. */
export const LOCKED: Access = { ...OPEN, isLocked: true };

/** The access to a public table. */
export const PUBLIC: Access = { ...OPEN, isPublic: true };

/** The access to the table of a rematch: as it was at the table before. */
export const accessOf = ({ isLocked, removed }: KeptAccess): Access => ({
  isLocked,
  removed: removed.map((person, number) => ({ number, ...person, isAsking: false })),
  removals: removed.length,
  isPublic: false,
});

/** The removed person with this key hash. */
export const removedPerson = ({ removed }: Access, key: string | undefined): RemovedPerson | undefined =>
  removed.find((person) => person.key === key);

/** The access after an entry that comes upon these seats; undefined if it cannot. */
export function accessAfter(
  access: Access,
  seats: readonly SeatState[],
  entry: SeatEntry,
): Access | undefined {
  const { isLocked, removed } = access;
  switch (entry.type) {
    case 'locked':
    case 'unlocked':
      return isLocked === (entry.type === 'locked') ? undefined : { ...access, isLocked: !isLocked };
    case 'asked-back':
      return removedPerson(access, entry.by)
        ? { ...access, removed: removed.map(asking(entry.by)) }
        : undefined;
    case 'let-back':
      return { ...access, removed: removed.filter(({ number }) => number !== entry.person) };
    case 'seated':
      return { ...access, removed: removed.filter(({ key }) => key !== entry.key) };
    case 'vacated':
    case 'dismissed':
      return withoutPerson(access, personOn(seats[entry.seat]), entry.by);
    case 'released':
      return withoutPerson(access, reservationOf(seats[entry.seat]), entry.by);
    default:
      return access;
  }
}

/** Who gives up a seat may take another; who is removed from it may not. */
function withoutPerson(access: Access, person: KeptPerson | undefined, by: string): Access {
  if (!person || person.key === by) return access;
  const { removed, removals } = access;
  const others = removed.filter(({ key }) => key !== person.key);
  return {
    ...access,
    removed: [...others, { number: removals, ...person, isAsking: false }],
    removals: removals + 1,
  };
}

/** The access with another name for a removed person who has deleted theirs; they have to stay away all the same. */
export const accessWithoutName = (access: Access, key: string, name: string): Access => ({
  ...access,
  removed: access.removed.map((person) =>
    person.key === key ? { ...person, sitter: { ...person.sitter, name } } : person,
  ),
});

const asking =
  (key: string) =>
  (person: RemovedPerson): RemovedPerson =>
    person.key === key ? { ...person, isAsking: true } : person;

/** The person who sits on a seat, and whom a host can therefore remove. */
function personOn(seat: SeatState | undefined): KeptPerson | undefined {
  // Who has not answered an invitation may come after all.
  if (seat?.kind !== 'taken' || isInvited(seat) || seat.key === undefined) return undefined;
  return { sitter: seat.sitter, key: seat.key };
}
