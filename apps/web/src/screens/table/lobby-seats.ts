import type { TableStatus } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import { firstFreeSeat } from '../../online/online-table-state.ts';
import { botSeatsIn } from './seat-remarks.ts';

/** The seats that computers take when the host begins. */
export const botSeats = ({ seats }: TableStatus): Seat[] =>
  [...seats.keys()].filter((seat) => seats[seat]!.kind === 'free');

/** The seat for somebody who comes: the first free one, or else that of a computer, which makes room. */
export function vacancyIn(status: TableStatus): Seat | 'none' {
  const free = firstFreeSeat(status);
  return free === 'none' ? (botSeatsIn(status)[0] ?? 'none') : free;
}

/** What a tap on a seat leads to before the game. */
export type SeatTap = 'sit' | 'move' | 'fill' | 'change' | 'none';

type Asked = { readonly status: TableStatus; readonly at: Seat; readonly seat: Seat | 'none' | 'unknown' };

/** What somebody on a seat, or on none, can do with a seat; the host puts computers on the first free one. */
export function seatTap({ status, at, seat }: Asked): SeatTap {
  const isHost = status.host === seat;
  if (status.seats[at]?.kind === 'free') {
    if (isHost && firstFreeSeat(status) === at) return 'fill';
    return typeof seat === 'number' ? 'move' : 'sit';
  }
  if (isHost || at === seat) return 'change';
  return seat === 'none' && vacancyIn(status) === at ? 'sit' : 'none';
}
