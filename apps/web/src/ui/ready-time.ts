import type { Clock } from '@quando/protocol';

/** How long a live region is there before its first content, in milliseconds: what it begins with is not read out. */
const READY_TIME = 100;

/** Runs once a live region that has just been mounted has been there long enough, however long its page takes to mount. */
export function onceReady(clock: Clock, run: () => void): () => void {
  let stop = clock.after(0, () => {
    stop = clock.after(READY_TIME, run);
  });
  return () => stop();
}
