import type { SeenEvent } from '@quando/rules';

/** What a hand feels, in milliseconds of shaking and rest. */
const PATTERNS = { select: [10], knock: [20, 120, 20], triplet: [15, 60, 15, 60, 15] } as const;

export type Touch = keyof typeof PATTERNS;

/** Shakes the device where it can; browsers mind it before somebody has touched the page. */
export function touch(kind: Touch): void {
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive)
    navigator.vibrate([...PATTERNS[kind]]);
}

export function touchOf(event: SeenEvent): Touch | undefined {
  if (event.type === 'knocked') return 'knock';
  return event.type === 'played' && event.group === 'triplet' ? 'triplet' : undefined;
}
