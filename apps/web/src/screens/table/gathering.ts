import type { Face } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import { firstFreeSeat } from '../../online/attendance-state.ts';
import { botSeatsIn } from './remarks.ts';

/** The seats that computers take when the host begins. */
export const botSeats = ({ chairs }: Face): Seat[] =>
  [...chairs.keys()].filter((seat) => chairs[seat]!.kind === 'free');

/** The seat for somebody who comes: the first free one, or else that of a computer, which makes room. */
export function vacancyIn(face: Face): Seat | 'none' {
  const free = firstFreeSeat(face);
  return free === 'none' ? (botSeatsIn(face)[0] ?? 'none') : free;
}

/** What a tap on a chair leads to before the game. */
export type ChairDeed = 'sit' | 'move' | 'fill' | 'change' | 'none';

type Asked = { readonly face: Face; readonly at: Seat; readonly seat: Seat | 'none' | 'unknown' };

/** What somebody on a seat, or on none, can do with a chair; the host puts computers on the first free one. */
export function chairDeed({ face, at, seat }: Asked): ChairDeed {
  const isHost = face.host === seat;
  if (face.chairs[at]?.kind === 'free') {
    if (isHost && firstFreeSeat(face) === at) return 'fill';
    return typeof seat === 'number' ? 'move' : 'sit';
  }
  if (isHost || at === seat) return 'change';
  return seat === 'none' && vacancyIn(face) === at ? 'sit' : 'none';
}
