export type WakeHandlers = {
  /** Somebody looks at the page again, or there is a network again. */
  readonly onWake: () => void;
  /** The network is said to be gone, which is not always true. */
  readonly onDoubt: () => void;
};

/** Listens for what tells that a line may have died unnoticed; what it gives stops listening. */
export function listenForWakeEvents(window: Window, { onWake, onDoubt }: WakeHandlers): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const { document } = window;
  window.addEventListener('online', onWake, { signal });
  window.addEventListener('pageshow', onWake, { signal });
  window.addEventListener('offline', onDoubt, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') onWake();
    },
    { signal },
  );
  return () => listening.abort();
}
