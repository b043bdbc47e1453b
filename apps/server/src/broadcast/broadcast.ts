import { PHRASES } from '@quando/protocol';
import * as v from 'valibot';

export const broadcastMessage = v.variant('kind', [
  v.object({ kind: v.literal('changed'), table: v.string() }),
  v.object({ kind: v.literal('removed'), table: v.string() }),
  v.object({
    kind: v.literal('said'),
    table: v.string(),
    said: v.object({ seat: v.number(), phrase: v.picklist(PHRASES) }),
  }),
]);

/** A message to the other processes; losing one does no harm. */
export type BroadcastMessage = Readonly<v.InferOutput<typeof broadcastMessage>>;

/** Sends messages between processes. */
export type Broadcast = { send(message: BroadcastMessage): void; close(): Promise<void> };

/** For a single process. */
export const NO_BROADCAST: Broadcast = { send: () => {}, close: () => Promise.resolve() };
