import { dayOf, weekOf, type Eight } from '@quando/season';

/** Whether a moment is in the day or the week of an eight; one of a link has no time. */
export function isInItsTime(eight: Eight, at: number): boolean {
  const day = dayOf(at);
  if (eight.kind === 'day') return eight.day === day;
  return eight.kind === 'club' || eight.week === weekOf(day);
}

/** Whether an eight has not begun yet. */
export function isAhead(eight: Eight, at: number): boolean {
  const day = dayOf(at);
  if (eight.kind === 'day') return eight.day > day;
  return eight.kind === 'week' && eight.week > weekOf(day);
}
