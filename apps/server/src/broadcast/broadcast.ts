import type { Said } from '@quando/table';

/** What a process tells the others: it may get lost without harm. */
export type BroadcastMessage =
  | { readonly kind: 'changed'; readonly table: string }
  | { readonly kind: 'said'; readonly table: string; readonly said: Said };

/** How processes tell each other of what they have done. */
export type Broadcast = { send(message: BroadcastMessage): void; close(): Promise<void> };

/** Where there are no others. */
export const NO_BROADCAST: Broadcast = { send: () => {}, close: () => Promise.resolve() };
