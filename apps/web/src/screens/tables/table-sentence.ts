import type { SeatStatus, TableStatus, Sitter } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import { personAt, type OnlineWords } from '@quando/text';
import { timeLeft } from '../table/time-left.ts';
import { isInvitedOn } from '../../online/invitation.ts';

/** Everybody who sits at a table. */
export const sittersIn = (seats: readonly SeatStatus[]): Sitter[] =>
  seats.flatMap((seatStatus) => (seatStatus.kind === 'taken' ? [seatStatus.sitter] : []));

/** The names by seat; a free seat has none. */
export const namesOn = (seats: readonly SeatStatus[]): string[] =>
  seats.map((seatStatus) => (seatStatus.kind === 'taken' ? seatStatus.sitter.name : ''));

/** The other players at a table, as seen from this seat. */
export const othersIn = ({ seats }: TableStatus, seat: Seat | 'none'): string[] =>
  namesOn(seats).filter((name, other) => name !== '' && other !== seat);

/** When a table last changed, the time that is left at a table by the day, and the user's points, as far as there are any. */
export function tableDetails(
  { tables, play }: Pick<OnlineWords, 'tables' | 'play'>,
  status: TableStatus | undefined,
  { seat, locale }: { readonly seat: Seat | 'none'; readonly locale: string },
): string {
  if (!status) return '';
  const { changedAt, totals, waiting, terms, now } = status;
  const total = seat === 'none' ? undefined : totals?.[seat];
  const left =
    terms.tempo === 'daily' && waiting?.until !== undefined ? timeLeft(waiting.until - now) : undefined;
  const details = [
    left && ('hours' in left ? play.dayLeft(left.hours) : play.timeLeft(left.minutes, left.seconds)),
    total === undefined ? undefined : tables.points(total),
    changedAt === undefined
      ? undefined
      : new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(changedAt),
  ];
  return details.filter((detail) => detail !== undefined).join(' · ');
}

/** A summary of a table for the person on this seat. */
export function tableSentence(
  { tables }: Pick<OnlineWords, 'tables'>,
  status: TableStatus | undefined,
  seat: Seat | 'none',
): string {
  if (!status) return tables.unknown;
  if (isInvitedOn(status, seat)) return tables.invited;
  if (status.stage === 'gathering') return gatheringSentence(tables, status);
  if (status.stage === 'over') return tables.over;
  const asked = status.waiting?.seat ?? 'next-deal';
  if (asked === 'next-deal') return tables.nextDeal;
  const viewer = seat === 'none' ? 'watcher' : seat;
  return tables.turn(personAt(asked, { viewer, names: namesOn(status.seats) }));
}

function gatheringSentence(words: OnlineWords['tables'], { seats }: TableStatus): string {
  const free = seats.filter(({ kind }) => kind === 'free').length;
  return free === 0 ? words.ready : words.gathering(free);
}
