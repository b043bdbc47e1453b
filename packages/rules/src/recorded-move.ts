import { actionOf, moveOfEntry, parseEntry } from './notation.ts';
import type { Move } from './move.ts';
import type { FaultReason } from './record-fault.ts';
import { refuse } from './refusal.ts';
import type { Seat } from './seat.ts';
import type { State } from './state.ts';
import { turnContextOf } from './turn-context.ts';

export type RecordedMove = { readonly seat: Seat; readonly move: Move };

/** The legal move of a line of a record in this state, or what is wrong with the line. */
export function recordedMove(state: State, line: unknown): RecordedMove | FaultReason {
  const entry = typeof line === 'string' ? parseEntry(line) : undefined;
  if (!entry) return { code: 'not-an-action' };
  const { seat } = entry;
  if (seat >= state.players) return { code: 'no-such-seat', seat };
  if (entry.verb === 'play' && !isAscending(entry.positions)) return { code: 'positions-not-ascending' };
  const action = actionOf(state, entry);
  if (!action) return { code: 'no-such-position' };
  const refusal = refuse(turnContextOf(state, seat), action);
  return refusal ? { code: 'illegal-action', refusal } : { seat, move: moveOfEntry(entry) };
}

const isAscending = (positions: readonly number[]): boolean =>
  positions.every((position, i) => i === 0 || position > positions[i - 1]!);
