import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { handicaps } from './handicap.ts';
import { count, name, viewer } from './primitive.ts';
import { refusals } from './refusal.ts';
import { seenEvent } from './seen-event.ts';
import { toldSitter } from './sitter.ts';
import { action } from './table-request.ts';
import { perSeat, view } from './view.ts';

export const toldEvent = v.object({ seq: count, event: seenEvent });

const update = v.object({
  type: v.literal('update'),
  /** The seq of the last entry in the table's log. */
  seq: count,
  /** The events are those of the entries after this seq, up to `seq`. */
  since: count,
  viewer,
  view,
  events: v.array(toldEvent),
  sitters: perSeat(toldSitter),
  /** By scored round: everyone's total after it. */
  standings: v.array(perSeat(count)),
  /** What each seat is given; absent if nobody is given anything. */
  handicaps: v.exactOptional(handicaps),
  /** If they were asked for: what the viewer may do now. */
  actions: v.exactOptional(v.array(action)),
});

/**
 * `not-understood`: not a message of this protocol; `not-your-seat`: somebody else sits there; `out-of-date`: something
 * happened that the sender had not seen; `round-not-over`: there is nothing to continue; `not-stored`: the storage
 * failed, so nothing has changed.
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
    /** The id of the command; absent if the message had no readable one. */
    id: v.exactOptional(name),
    refusal: tableRefusal,
    /** The current state, if the sender did not know it. */
    update: v.exactOptional(update),
  }),
] as const;

export const tableReply = v.variant('type', tableReplies);

/** What the authority of a table sends to a client. */
export type TableReply = DeepReadonly<v.InferOutput<typeof tableReply>>;

/** Everything that one viewer sees, with the events after some seq. */
export type Update = DeepReadonly<v.InferOutput<typeof update>>;

/** An event as a viewer sees it, and the seq of its entry. */
export type ToldEvent = DeepReadonly<v.InferOutput<typeof toldEvent>>;

/** A refusal by the rules or by the table. */
export type TableRefusal = DeepReadonly<v.InferOutput<typeof tableRefusal>>;

export type TableRefusalCode = v.InferOutput<typeof tableRefusalCode>;
