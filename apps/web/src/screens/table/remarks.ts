import type { Face } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { OnlineWords } from '@quando/text';
import type { SeatRemark } from '../../board/seats/seat-note.ts';

/** Who is not here and for whom a computer decides, by seat. */
export const remarksOn = (
  { chairs }: Face,
  { away, isGone }: Pick<OnlineWords['play'], 'away' | 'isGone'>,
): (SeatRemark | undefined)[] =>
  chairs.map((chair) => {
    if (chair.kind === 'free') return undefined;
    if (chair.isAway) return { text: away, isAway: true };
    return chair.isHere ? undefined : { text: isGone, isAway: false };
  });

/** The seats whose bots may make room for a person. */
export const botSeatsIn = ({ chairs }: Face): Seat[] =>
  [...chairs.keys()].filter((seat) => {
    const chair = chairs[seat]!;
    return chair.kind === 'taken' && chair.sitter.kind === 'bot';
  });

/** The seats of other people. */
export const peopleIn = ({ chairs }: Face, own: Seat | 'none' | 'unknown'): Seat[] =>
  [...chairs.keys()].filter((seat) => {
    const chair = chairs[seat]!;
    return seat !== own && chair.kind === 'taken' && chair.sitter.kind === 'person';
  });
