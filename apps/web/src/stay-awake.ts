import { listenForWakeEvents } from './wake-events.ts';

/** Keeps the screen on, where the browser can; call the returned function to stop. */
export function stayAwake(): () => void {
  const end = new AbortController();
  const ask = async (): Promise<void> => {
    if (document.visibilityState === 'visible') await holdScreen(end.signal);
  };
  // A hidden page loses its lock.
  const stopListening = listenForWakeEvents(window, { onWake: () => void ask() });
  void ask();
  return () => {
    stopListening();
    end.abort();
  };
}

async function holdScreen(end: AbortSignal): Promise<void> {
  if (!('wakeLock' in navigator)) return;
  // A phone that is low on power refuses, and is right.
  const lock = await navigator.wakeLock.request('screen').catch(() => undefined);
  if (end.aborted) await lock?.release();
  else end.addEventListener('abort', () => void lock?.release());
}
