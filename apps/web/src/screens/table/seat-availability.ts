import type { TableStatus } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import { botSeatsIn } from './seat-remarks.ts';

/**
 * Whether somebody without a seat can take one: `reserved`, they have one after this round; `removed`, the host has asked
 * them to leave; `asked`, they would like to come back; `locked`; `open`; `full`.
 */
export type SeatAvailability = 'reserved' | 'removed' | 'asked' | 'locked' | 'open' | 'full';

type Person = {
  readonly reserved: Seat | 'none';
  readonly isRemoved: boolean;
  readonly hasAskedBack: boolean;
};

export function seatAvailability(
  status: TableStatus,
  { reserved, isRemoved, hasAskedBack }: Person,
): SeatAvailability {
  if (reserved !== 'none') return 'reserved';
  if (isRemoved) return hasAskedBack ? 'asked' : 'removed';
  if (status.isLocked) return 'locked';
  const isFree = status.seats.some(({ kind }) => kind === 'free');
  return isFree || botSeatsIn(status).length > 0 ? 'open' : 'full';
}
