import type { Clock } from '@quando/protocol';

/** Long enough for another page of the app to connect, in milliseconds. */
const HANDOVER = 3_000;

/** Ends a connection once another one may have taken its place, so that nobody seems to leave in between. */
export const closeLater = (table: { close(): void }, clock: Clock): void =>
  void clock.after(HANDOVER, () => table.close());
