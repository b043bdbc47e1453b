/** What tells that readers have begun to move the page themselves. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Brings the page to where it was left, as soon as it is long enough again; gives what stops the attempt. */
export function scrollBackTo(top: number): () => void {
  window.scrollTo(0, top);
  if (top === 0) return () => {};
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 1) stop();
  });
  const stop = (): void => {
    growth.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}
