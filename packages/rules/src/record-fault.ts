import type { DeckFault } from './deck.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';

/** What is wrong with a record, and where: rounds and actions count from 0. */
export type RecordFault = FaultReason & { readonly round?: number; readonly action?: number };

export type FaultReason =
  | { readonly code: 'not-json' }
  | { readonly code: 'not-an-object' }
  | { readonly code: 'unknown-key'; readonly key: string }
  | { readonly code: 'missing-key'; readonly key: string }
  | { readonly code: 'bad-value'; readonly key: string }
  | DeckFault
  | { readonly code: 'wrong-dealer'; readonly expected: Seat }
  | { readonly code: 'not-an-action' }
  | { readonly code: 'no-such-seat'; readonly seat: Seat }
  | { readonly code: 'no-such-position' }
  | { readonly code: 'positions-not-ascending' }
  | { readonly code: 'illegal-action'; readonly refusal: Refusal }
  | { readonly code: 'round-not-over' }
  | { readonly code: 'game-already-over' }
  | { readonly code: 'game-not-over' }
  | { readonly code: 'wrong-result'; readonly key: string; readonly expected: unknown };

export type FaultCode = RecordFault['code'];

/** Why a code is no link to a game: other characters, another version, or a wrong checksum or content. */
export type LinkFault = { readonly code: 'not-a-link' | 'unknown-link' | 'damaged-link' };

/** Thrown anywhere in the reader to stop reading, and caught at its entry point. */
export class FaultFound extends Error {
  readonly fault: RecordFault;

  constructor(fault: RecordFault) {
    super(fault.code);
    this.fault = fault;
  }
}
