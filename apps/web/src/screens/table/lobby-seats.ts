import type { TableStatus } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import { firstFreeSeat } from '../../online/online-table-state.ts';
import { botSeatsIn } from './seat-remarks.ts';

/** The seats that bots take when the host starts the game. */
export const botSeats = ({ seats }: TableStatus): Seat[] =>
  [...seats.keys()].filter((seat) => seats[seat]!.kind === 'free');

/** The seat for a newcomer: the first free one, or else that of a bot, which makes room. */
export function vacancyIn(status: TableStatus): Seat | 'none' {
  const free = firstFreeSeat(status);
  return free === 'none' ? (botSeatsIn(status)[0] ?? 'none') : free;
}

/** What a tap on a seat does in the lobby. */
export type SeatTap = 'sit' | 'move' | 'fill' | 'change' | 'none';

type Asked = {
  readonly status: TableStatus;
  readonly at: Seat;
  readonly seat: Seat | 'none' | 'unknown';
  /** Whether somebody without a seat may take one. */
  readonly maySit: boolean;
};

/** What a person, seated or not, can do with a seat; the host adds bots on the first free one. */
export function seatTap({ status, at, seat, maySit }: Asked): SeatTap {
  const isHost = status.host === seat;
  if (seat === 'none' && !maySit) return 'none';
  if (status.seats[at]?.kind === 'free') {
    if (isHost && firstFreeSeat(status) === at) return 'fill';
    return typeof seat === 'number' ? 'move' : 'sit';
  }
  if (isHost || at === seat) return 'change';
  return seat === 'none' && vacancyIn(status) === at ? 'sit' : 'none';
}
