import type { SeenEvent } from '@quando/rules';

/** Vibrations and pauses in milliseconds, the stronger the more has happened. */
const PATTERNS = {
  select: [10],
  turn: [20, 80, 20],
  hand: [10],
  ownZero: [25, 40, 25],
  knock: [30, 120, 30],
  penalty: [30, 60, 40],
  triplet: [25, 60, 25, 60, 25],
} as const;

export type Vibration = keyof typeof PATTERNS;

/** Vibrates where the device can; browsers allow it only after a user action. */
export function vibrate(kind: Vibration): void {
  if ('vibrate' in navigator && mayVibrate()) navigator.vibrate([...PATTERNS[kind]]);
}

/** Firefox before version 120 does not tell, and ignores a vibration that comes too early. */
const mayVibrate = (): boolean => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;

export function vibrationOf(event: SeenEvent): Vibration | undefined {
  if (event.type === 'knocked') return 'knock';
  return event.type === 'played' && event.group === 'triplet' ? 'triplet' : undefined;
}
