import type { Sitter, TableStatus } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { OnlineWords } from '@quando/text';
import type { SeatRemark } from '../../board/seats/seat-note.ts';
import { isPaused } from '../../online/is-paused.ts';
import { nameOn } from '../../online/seat-news.ts';

/**
 * Remarks on players, by seat: a bot decides for them, they share a device, are gone, broke a promise in this round's
 * deal, or make room soon.
 */
export const remarksOn = (
  status: TableStatus,
  { play, seats: words }: Pick<OnlineWords, 'play' | 'seats'>,
): (SeatRemark | undefined)[] =>
  status.seats.map((seatStatus, seat) => {
    if (seatStatus.kind === 'free') return undefined;
    const { isAway, isHere, reservedFor, sharesDeviceWith: [other] = [] } = seatStatus;
    if (isAway) return { text: isPaused(status) ? play.isGone : play.away, isAway };
    if (other !== undefined) return { text: words.sameDevice(nameOn(status, other)), isAway };
    if (!isHere) return { text: play.isGone, isAway };
    if (status.deal.last?.silent.includes(seat)) return { text: play.isSilent, isAway };
    return reservedFor && { text: words.next(reservedFor.name), isAway };
  });

/** The seats of bots that a person can replace; nobody has reserved them. */
export const botSeatsIn = ({ seats }: TableStatus): Seat[] =>
  [...seats.keys()].filter((seat) => {
    const seatStatus = seats[seat]!;
    return seatStatus.kind === 'taken' && seatStatus.sitter.kind === 'bot' && !seatStatus.reservedFor;
  });

/** Who takes over from which bot after the round. */
export const reservationsIn = ({ seats }: TableStatus): Reservation[] =>
  seats.flatMap((seatStatus, seat) =>
    seatStatus.kind === 'taken' && seatStatus.reservedFor
      ? [{ seat, sitter: seatStatus.reservedFor, bot: seatStatus.sitter.name }]
      : [],
  );

type Reservation = { readonly seat: Seat; readonly sitter: Sitter; readonly bot: string };

/** The seats of other people. */
export const peopleIn = ({ seats }: TableStatus, own: Seat | 'none' | 'unknown'): Seat[] =>
  [...seats.keys()].filter((seat) => {
    const seatStatus = seats[seat]!;
    return seat !== own && seatStatus.kind === 'taken' && seatStatus.sitter.kind === 'person';
  });
