import type { Draft } from '@quando/rules/authority';
import { DANGERS } from './cost-model.ts';

/** The danger for a seat: the size of the smallest other hand, counted from 0. */
export function dangerOf(draft: Draft, seat: number): number {
  let smallest = DANGERS;
  for (let other = 0; other < draft.players; other += 1) {
    if (other !== seat && draft.handSize(other) < smallest) smallest = draft.handSize(other);
  }
  return smallest - 1;
}

export function meanSizeOfOthers(draft: Draft, seat: number): number {
  let sizes = 0;
  for (let other = 0; other < draft.players; other += 1) if (other !== seat) sizes += draft.handSize(other);
  return sizes / (draft.players - 1);
}
