import type { Refusal, SeenEvent, View, Viewer } from '@quando/rules';
import type { Sitter } from './sitter.ts';

/** What the authority of a table says to a client. */
export type TableReply =
  | Update
  | { readonly type: 'accepted'; readonly id: string; readonly seq: number }
  | {
      readonly type: 'refused';
      /** Of the command; absent where the message had none that could be read. */
      readonly id?: string;
      readonly refusal: TableRefusal;
      /** How things are instead, where the sender did not know. */
      readonly update?: Update;
    };

/** All that one pair of eyes sees, and what it was told since some moment. */
export type Update = {
  readonly type: 'update';
  /** The entry of the table's log that led here. */
  readonly seq: number;
  /** The events are those of the entries after this one, up to `seq`. */
  readonly since: number;
  readonly viewer: Viewer;
  readonly view: View;
  readonly events: readonly ToldEvent[];
  readonly sitters: readonly Sitter[];
  /** By scored round: everyone's total after it. */
  readonly standings: readonly (readonly number[])[];
};

/** What a viewer is told, and the entry that it came from. */
export type ToldEvent = { readonly seq: number; readonly event: SeenEvent };

/** A polite no: of the rules, or of the table. */
export type TableRefusal = Refusal | { readonly code: TableRefusalCode };

/**
 * `not-understood`: no message of ours; `not-your-seat`: somebody else sits there; `out-of-date`: something happened
 * that the sender had not seen; `round-not-over`: there is nothing to continue; `not-stored`: it could not be kept,
 * so it did not happen.
 */
export type TableRefusalCode =
  'not-understood' | 'not-your-seat' | 'out-of-date' | 'round-not-over' | 'not-stored';
