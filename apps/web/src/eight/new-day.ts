import { untilNextDay } from '@quando/season';
import { listenForWakeEvents } from '../wake-events.ts';

/** Calls when a new day of eights may have begun: at midnight UTC, and when the page wakes up. Returns how to stop. */
export function listenForNewDay(window: Window, look: () => void): () => void {
  let timer: number | undefined;
  const lookAgain = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(lookAgain, untilNextDay(Date.now()));
    look();
  };
  const stop = listenForWakeEvents(window, { onWake: lookAgain });
  lookAgain();
  return () => {
    stop();
    window.clearTimeout(timer);
  };
}
