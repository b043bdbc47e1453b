export type WakeHandlers = {
  /** The page is visible again, or the device is back online. */
  readonly onWake: () => void;
  /** The browser reports no network, which may be wrong. */
  readonly onDoubt?: () => void;
};

/** Listens for all events that wake a page; call the returned function to stop. */
export function listenForWakeEvents(window: Window, { onWake, onDoubt }: WakeHandlers): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const { document } = window;
  window.addEventListener('online', onWake, { signal });
  window.addEventListener('pageshow', onWake, { signal });
  if (onDoubt) window.addEventListener('offline', onDoubt, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') onWake();
    },
    { signal },
  );
  return () => listening.abort();
}
