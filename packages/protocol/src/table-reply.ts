import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { count, name, viewer } from './primitive.ts';
import { refusals } from './refusal.ts';
import { seenEvent } from './seen-event.ts';
import { toldSitter } from './sitter.ts';
import { perSeat, view } from './view.ts';

const toldEvent = v.object({ seq: count, event: seenEvent });

const update = v.object({
  type: v.literal('update'),
  /** The entry of the table's log that led here. */
  seq: count,
  /** The events are those of the entries after this one, up to `seq`. */
  since: count,
  viewer,
  view,
  events: v.array(toldEvent),
  sitters: perSeat(toldSitter),
  /** By scored round: everyone's total after it. */
  standings: v.array(perSeat(count)),
});

/**
 * `not-understood`: not a message of this protocol; `not-your-seat`: somebody else sits there; `out-of-date`:
 * something happened that the sender had not seen; `round-not-over`: there is nothing to continue; `not-stored`: it
 * could not be stored, so it did not happen.
 */
const tableRefusalCode = v.picklist([
  'not-understood',
  'not-your-seat',
  'out-of-date',
  'round-not-over',
  'not-stored',
]);

const tableRefusal = v.variant('code', [...refusals, v.object({ code: tableRefusalCode })]);

export const tableReplies = [
  update,
  v.object({ type: v.literal('accepted'), id: name, seq: count }),
  v.object({
    type: v.literal('refused'),
    /** Of the command; absent if the message had none that could be read. */
    id: v.exactOptional(name),
    refusal: tableRefusal,
    /** The present state, if the sender did not know it. */
    update: v.exactOptional(update),
  }),
] as const;

export const tableReply = v.variant('type', tableReplies);

/** What the authority of a table sends to a client. */
export type TableReply = DeepReadonly<v.InferOutput<typeof tableReply>>;

/** All that one viewer sees, and what that viewer was told since some moment. */
export type Update = DeepReadonly<v.InferOutput<typeof update>>;

/** What a viewer is told, and the entry that it came from. */
export type ToldEvent = DeepReadonly<v.InferOutput<typeof toldEvent>>;

/** A polite no: of the rules, or of the table. */
export type TableRefusal = DeepReadonly<v.InferOutput<typeof tableRefusal>>;

export type TableRefusalCode = v.InferOutput<typeof tableRefusalCode>;
