import { PHRASES } from '@quando/protocol';
import * as v from 'valibot';

export const broadcastMessage = v.variant('kind', [
  v.object({ kind: v.literal('changed'), table: v.string() }),
  v.object({
    kind: v.literal('said'),
    table: v.string(),
    said: v.object({ seat: v.number(), phrase: v.picklist(PHRASES) }),
  }),
]);

/** What a process sends to the others: it may get lost without harm. */
export type BroadcastMessage = Readonly<v.InferOutput<typeof broadcastMessage>>;

/** How processes tell each other of what they have done. */
export type Broadcast = { send(message: BroadcastMessage): void; close(): Promise<void> };

/** Where there are no others. */
export const NO_BROADCAST: Broadcast = { send: () => {}, close: () => Promise.resolve() };
