const SECOND = 1000;
const HOUR = 3_600 * SECOND;

/** How near the end of somebody's time is: the last seconds want to be noticed. */
export type TimeLeft = { readonly text: string; readonly isShort: boolean } | { readonly hours: number };

const SHORT = 10 * SECOND;

/** "0:42", or hours where there are many. */
export function timeLeft(milliseconds: number): TimeLeft {
  if (milliseconds > HOUR) return { hours: Math.round(milliseconds / HOUR) };
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return { text, isShort: milliseconds <= SHORT };
}
