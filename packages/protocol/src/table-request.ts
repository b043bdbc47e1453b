import { CARD_COUNT, type Action, type Viewer } from '@quando/rules';
import * as v from 'valibot';
import { count, name, viewer } from './primitive.ts';

/** What a client says to the authority of a table. */
export type TableRequest = JoinRequest | Command;

/** Asks for an update now and after every step, through these eyes; joining again changes the eyes. */
export type JoinRequest = {
  readonly type: 'join';
  readonly as: Viewer;
  /** The seq up to which the events are known; without it they are told from the deal of the present round. */
  readonly since?: number;
};

/** Something to be done once: the same id again gets the same answer. `after` is the seq that the sender has seen. */
export type Command =
  | { readonly type: 'act'; readonly id: string; readonly after: number; readonly action: Action }
  /** Deals the next round once one is scored. */
  | { readonly type: 'continue'; readonly id: string; readonly after: number };

const action: v.GenericSchema<unknown, Action> = v.variant('type', [
  v.strictObject({ type: v.literal('play'), slots: v.pipe(v.array(count), v.maxLength(CARD_COUNT)) }),
  v.strictObject({ type: v.literal('draw'), side: v.picklist(['up', 'down']) }),
  v.strictObject({ type: v.literal('flip'), slot: count }),
  v.strictObject({ type: v.literal('knock') }),
  v.strictObject({ type: v.literal('pass') }),
]);

export const tableRequests = [
  v.strictObject({ type: v.literal('join'), as: viewer, since: v.exactOptional(count) }),
  v.strictObject({ type: v.literal('act'), id: name, after: count, action }),
  v.strictObject({ type: v.literal('continue'), id: name, after: count }),
] as const;

export const tableRequest: v.GenericSchema<unknown, TableRequest> = v.variant('type', tableRequests);
