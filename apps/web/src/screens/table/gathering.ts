import type { Face } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import { firstFreeSeat } from '../../online/attendance-state.ts';

/** The seats that computers take when the host begins. */
export const botSeats = ({ chairs }: Face): Seat[] =>
  [...chairs.keys()].filter((seat) => chairs[seat]!.kind === 'free');

/** What a tap on a chair leads to before the game. */
export type ChairDeed = 'sit' | 'move' | 'fill' | 'change' | 'none';

type Asked = { readonly face: Face; readonly at: Seat; readonly seat: Seat | 'none' | 'unknown' };

/** What somebody on a seat, or on none, can do with a chair; the host puts computers on the first free one. */
export function chairDeed({ face, at, seat }: Asked): ChairDeed {
  const isHost = face.host === seat;
  if (face.chairs[at]?.kind === 'taken') return isHost || at === seat ? 'change' : 'none';
  if (isHost && firstFreeSeat(face) === at) return 'fill';
  return typeof seat === 'number' ? 'move' : 'sit';
}
