/** Keeps the screen from going to sleep, where the browser can, until the function that it gives is called. */
export function stayAwake(): () => void {
  const end = new AbortController();
  const ask = async (): Promise<void> => {
    if (document.visibilityState === 'visible') await holdScreen(end.signal);
  };
  // A page that is out of sight loses its hold.
  document.addEventListener('visibilitychange', () => void ask(), end);
  void ask();
  return () => end.abort();
}

async function holdScreen(end: AbortSignal): Promise<void> {
  if (!('wakeLock' in navigator)) return;
  // A phone with little power left refuses, and is right.
  const hold = await navigator.wakeLock.request('screen').catch(() => undefined);
  if (end.aborted) await hold?.release();
  else end.addEventListener('abort', () => void hold?.release());
}
