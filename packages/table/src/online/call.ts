import type { Seat } from '@quando/rules';
import type { DueAction, TableState } from './due-action.ts';
import type { SeatState } from './seat-state.ts';

/** A reason to call somebody to their table who may be away. */
export type Call = {
  /** `turn`: they have to decide, at a table by the day; `invitation`: they have not said whether they play again. */
  readonly kind: 'turn' | 'invitation';
  readonly seat: Seat;
  /** The hash of the person's key. */
  readonly person: string;
  /** Identifies the call among those of a person at a table; later ones have greater numbers. */
  readonly number: number;
  /** Since when there has been a reason, in milliseconds since 1970. */
  readonly since: number;
  /** How long there is one. */
  readonly until: number;
};

/** The numbers of invitations, which come before all turns. Later requests of a host call nobody again. */
const INVITATIONS = { asked: 0, 'asked-again': 1 } as const;

/** Whom a table waits for, as far as they may be called. */
export function callsIn(table: TableState, due: DueAction | undefined): Call[] {
  if (!due) return [];
  const times = { since: table.askedAt, until: due.at };
  if (due.kind === 'step-in') return turnIn(table, due.seat).map((call) => ({ ...call, ...times }));
  if (due.kind !== 'remind' && due.kind !== 'give-up') return [];
  return table.seating.seats.flatMap(invitationOn).map((call) => ({ ...call, ...times }));
}

type Reason = Omit<Call, 'since' | 'until'>;

function turnIn({ terms, seating, turnSeq }: TableState, seat: Seat): Reason[] {
  const taken = seating.seats[seat];
  if (terms.tempo !== 'daily' || taken?.kind !== 'taken' || taken.key === undefined) return [];
  return [{ kind: 'turn', seat, person: taken.key, number: turnSeq + INVITATIONS['asked-again'] + 1 }];
}

function invitationOn(state: SeatState, seat: Seat): Reason[] {
  if (state.kind !== 'taken' || state.key === undefined) return [];
  const { invitation, key: person } = state;
  if (invitation === undefined || invitation === 'silent') return [];
  return [{ kind: 'invitation', seat, person, number: INVITATIONS[invitation] }];
}
