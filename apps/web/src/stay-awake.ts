import { listenForWakeEvents } from './wake-events.ts';

/** Keeps the screen on if the browser supports it; call the returned function to stop. */
export function stayAwake(): () => void {
  const end = new AbortController();
  const ask = async (): Promise<void> => {
    if (document.visibilityState === 'visible') await holdScreen(end.signal);
  };
  // A hidden page loses its wake lock.
  const stopListening = listenForWakeEvents(window, { onWake: () => void ask() });
  void ask();
  return () => {
    stopListening();
    end.abort();
  };
}

async function holdScreen(end: AbortSignal): Promise<void> {
  if (!('wakeLock' in navigator)) return;
  // A phone low on power may refuse.
  const lock = await navigator.wakeLock.request('screen').catch(() => undefined);
  if (end.aborted) await lock?.release();
  else end.addEventListener('abort', () => void lock?.release());
}
