import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { count, name, slots, viewer } from './primitive.ts';

export const action = v.variant('type', [
  v.strictObject({ type: v.literal('play'), slots }),
  v.strictObject({ type: v.literal('draw'), side: v.picklist(['up', 'down']) }),
  v.strictObject({ type: v.literal('flip'), slot: count }),
  v.strictObject({ type: v.literal('knock') }),
  v.strictObject({ type: v.literal('pass') }),
]);

export const join = v.strictObject({
  type: v.literal('join'),
  as: viewer,
  /** The seq up to which the events are known; by default the events start with the deal of the current round. */
  since: v.exactOptional(count),
  /** Why the client joins again: it has missed events, or its view differs from the authority's. */
  lost: v.exactOptional(v.picklist(['gap', 'difference'])),
});

/** `after` is the seq that the sender has seen. */
const act = v.strictObject({ type: v.literal('act'), id: name, after: count, action });

/** Deals the next round after a scored one. */
const continueRequest = v.strictObject({ type: v.literal('continue'), id: name, after: count });

/** Decisions of the game. */
export const commands = [act, continueRequest] as const;

export const tableRequest = v.variant('type', [join, ...commands]);

/** What a client sends to the authority of a table. */
export type TableRequest = DeepReadonly<v.InferOutput<typeof tableRequest>>;

/**
 * Subscribes to updates from one point of view: one now and one after every step. Joining again changes the point of
 * view.
 */
export type JoinRequest = Extract<TableRequest, { type: 'join' }>;

/** A command, executed once: the same id again gets the same answer. */
export type Command = Exclude<TableRequest, JoinRequest>;
