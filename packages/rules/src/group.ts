import type { CardNumber } from './card.ts';

/**
 * A group of cards that may be played together (rules 4): a straight, or equal numbers; three of them are a triplet.
 */
export type GroupKind = 'single' | 'equal' | 'triplet' | 'straight';

/** Why cards may not be played together. */
export type GroupFault = 'straight-too-short' | 'straight-too-long' | 'straight-wraps' | 'mixed-numbers';

export const STRAIGHT_SIZE = 3;
export const TRIPLET_SIZE = 3;

/** The group that these fronts, one or more, make. */
export function groupOf(fronts: readonly CardNumber[]): GroupKind | GroupFault {
  const first = fronts[0];
  if (fronts.every((front) => front === first)) {
    if (fronts.length === 1) return 'single';
    return fronts.length === TRIPLET_SIZE ? 'triplet' : 'equal';
  }
  const numbers = fronts.toSorted((a, b) => a - b);
  if (isConsecutive(numbers)) {
    if (numbers.length === STRAIGHT_SIZE) return 'straight';
    return numbers.length < STRAIGHT_SIZE ? 'straight-too-short' : 'straight-too-long';
  }
  return isWrapped(numbers) ? 'straight-wraps' : 'mixed-numbers';
}

export const isGroup = (kind: GroupKind | GroupFault): kind is GroupKind =>
  kind === 'single' || kind === 'equal' || kind === 'triplet' || kind === 'straight';

const isConsecutive = (sorted: readonly number[]): boolean =>
  sorted.every((number, i) => i === 0 || number === sorted[i - 1]! + 1);

const isWrapped = (sorted: readonly number[]): boolean => {
  const key = sorted.join(' ');
  return key === '0 9 10' || key === '0 1 10';
};
