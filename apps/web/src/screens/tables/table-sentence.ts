import type { Chair, Face, Sitter } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import { personAt, type OnlineWords } from '@quando/text';

/** Everybody who sits at a table. */
export const sittersIn = (chairs: readonly Chair[]): Sitter[] =>
  chairs.flatMap((chair) => (chair.kind === 'taken' ? [chair.sitter] : []));

/** What the people on the chairs are called, by seat; a free chair has no name. */
export const namesOn = (chairs: readonly Chair[]): string[] =>
  chairs.map((chair) => (chair.kind === 'taken' ? chair.sitter.name : ''));

/** The others at a table, as somebody on this seat sees them. */
export const othersIn = ({ chairs }: Face, seat: Seat | 'none'): string[] =>
  namesOn(chairs).filter((name, other) => name !== '' && other !== seat);

/** How a table stands, for somebody on this seat. */
export function tableSentence(
  { tables }: Pick<OnlineWords, 'tables'>,
  face: Face | undefined,
  seat: Seat | 'none',
): string {
  if (!face) return tables.unknown;
  if (face.stage === 'gathering') return gatheringSentence(tables, face);
  if (face.stage === 'over') return tables.over;
  const asked = face.waiting?.seat ?? 'next-deal';
  if (asked === 'next-deal') return tables.nextDeal;
  const viewer = seat === 'none' ? 'watcher' : seat;
  return tables.turn(personAt(asked, { viewer, names: namesOn(face.chairs) }));
}

function gatheringSentence(words: OnlineWords['tables'], { chairs }: Face): string {
  const free = chairs.filter(({ kind }) => kind === 'free').length;
  return free === 0 ? words.ready : words.gathering(free);
}
