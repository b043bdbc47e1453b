/** Events that mean that the user has started to scroll. */
const USER_INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to a position as soon as the page is long enough. Call the returned function to give up. */
export function restoreScroll(top: number): () => void {
  window.scrollTo(0, top);
  if (top === 0) return () => {};
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 1) stop();
  });
  const stop = (): void => {
    growth.disconnect();
    for (const move of USER_INPUT) window.removeEventListener(move, stop);
  };
  for (const move of USER_INPUT) window.addEventListener(move, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}
