import type { SeenEvent } from '@quando/rules';

/** Vibrations and pauses in milliseconds. */
const PATTERNS = {
  select: [10],
  turn: [20, 80, 20],
  knock: [20, 120, 20],
  triplet: [15, 60, 15, 60, 15],
  hand: [10],
  penalty: [20, 60, 20],
  ownZero: [30, 40, 30],
} as const;

export type Vibration = keyof typeof PATTERNS;

/** Vibrates where the device can; browsers allow it only after a user action. */
export function vibrate(kind: Vibration): void {
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive)
    navigator.vibrate([...PATTERNS[kind]]);
}

export function vibrationOf(event: SeenEvent): Vibration | undefined {
  if (event.type === 'knocked') return 'knock';
  return event.type === 'played' && event.group === 'triplet' ? 'triplet' : undefined;
}
