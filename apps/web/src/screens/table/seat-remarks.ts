import type { TableStatus } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { OnlineWords } from '@quando/text';
import type { SeatRemark } from '../../board/seats/seat-note.ts';

/** Remarks on players who are away, for whom a bot decides, or who broke a promise in this round's deal, by seat. */
export const remarksOn = (
  { seats, deal }: TableStatus,
  { away, isGone, isSilent }: Pick<OnlineWords['play'], 'away' | 'isGone' | 'isSilent'>,
): (SeatRemark | undefined)[] =>
  seats.map((seatStatus, seat) => {
    if (seatStatus.kind === 'free') return undefined;
    if (seatStatus.isAway) return { text: away, isAway: true };
    if (!seatStatus.isHere) return { text: isGone, isAway: false };
    return deal.last?.silent.includes(seat) ? { text: isSilent, isAway: false } : undefined;
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
