import type { TableStatus } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { OnlineWords } from '@quando/text';
import type { SeatRemark } from '../../board/seats/seat-note.ts';

/** Remarks on players who are away or for whom a bot decides, by seat. */
export const remarksOn = (
  { seats }: TableStatus,
  { away, isGone }: Pick<OnlineWords['play'], 'away' | 'isGone'>,
): (SeatRemark | undefined)[] =>
  seats.map((seatStatus) => {
    if (seatStatus.kind === 'free') return undefined;
    if (seatStatus.isAway) return { text: away, isAway: true };
    return seatStatus.isHere ? undefined : { text: isGone, isAway: false };
  });

/** The seats of bots that a person can replace. */
export const botSeatsIn = ({ seats }: TableStatus): Seat[] =>
  [...seats.keys()].filter((seat) => {
    const seatStatus = seats[seat]!;
    return seatStatus.kind === 'taken' && seatStatus.sitter.kind === 'bot';
  });

/** The seats of other people. */
export const peopleIn = ({ seats }: TableStatus, own: Seat | 'none' | 'unknown'): Seat[] =>
  [...seats.keys()].filter((seat) => {
    const seatStatus = seats[seat]!;
    return seat !== own && seatStatus.kind === 'taken' && seatStatus.sitter.kind === 'person';
  });
