const SECOND = 1000;
const HOUR = 3_600 * SECOND;

/** How urgent the remaining time is. */
export type TimeLeft =
  | {
      readonly text: string;
      readonly minutes: number;
      readonly seconds: number;
      readonly isShort: boolean;
    }
  | { readonly hours: number };

const SHORT = 10 * SECOND;

/** The remaining time as "0:42", or in hours if there are many. */
export function timeLeft(milliseconds: number): TimeLeft {
  if (milliseconds > HOUR) return { hours: Math.round(milliseconds / HOUR) };
  const left = Math.max(0, Math.ceil(milliseconds / SECOND));
  const [minutes, seconds] = [Math.floor(left / 60), left % 60];
  const text = `${minutes}:${String(seconds).padStart(2, '0')}`;
  return { text, minutes, seconds, isShort: milliseconds <= SHORT };
}
