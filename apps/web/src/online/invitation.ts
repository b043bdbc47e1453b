import type { TableStatus } from '@quando/protocol';
import type { Seat } from '@quando/rules';

/** Whether the person on this seat has been asked to play again and has not answered. */
export function isInvitedOn({ seats }: TableStatus, seat: Seat | 'none' | 'unknown'): boolean {
  const place = typeof seat === 'number' ? seats[seat] : undefined;
  return place?.kind === 'taken' && place.invitation !== undefined;
}
