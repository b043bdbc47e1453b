import type { BotLevel } from '@quando/protocol';
import {
  countedResults,
  headStartOf,
  pointsByRound,
  type CountedResult,
  type League,
  type LeagueSeat,
} from '@quando/season';
import type { LeagueWords } from '@quando/text';
import { formatCsvRows, type CsvSeparator } from '../../csv-rows.ts';

export type LeagueCsvOptions = {
  readonly columns: LeagueWords['columns'];
  readonly separator: CsvSeparator;
  /** What bots are called. */
  readonly levels: Readonly<Record<BotLevel, string>>;
};

/** One row per player and round of every result that counts, with totals less head starts; games are numbered from 1, the earliest first. */
export function leagueCsv(league: League, { columns, separator, levels }: LeagueCsvOptions): string {
  const names = new Map(league.members.map(({ id, name }) => [id, name]));
  const nameOf = (seat: LeagueSeat): string => {
    if (seat.kind === 'bot') return levels[seat.level];
    return seat.kind === 'guest' ? seat.name : (names.get(seat.member) ?? '');
  };
  const rows = countedResults(league).flatMap((result, i) => rowsOf(result, i + 1, nameOf));
  return formatCsvRows([columns, ...rows], separator);
}

function rowsOf(
  { playedAt, game, seats }: CountedResult,
  number: number,
  nameOf: (seat: LeagueSeat) => string,
): (string | number)[][] {
  // Swedish dates have the ISO format that spreadsheets read.
  const date = new Date(playedAt).toLocaleDateString('sv-SE');
  const totals = seats.map((_, s) => -headStartOf(game, s));
  return pointsByRound(game).flatMap((points, i) => {
    const { sums, knocker, zeros } = game.rounds[i]!;
    return seats.map((seat, s) => {
      totals[s]! += points[s]!;
      const ends = [Number(knocker === s), Number(zeros === s)];
      return [date, number, i + 1, nameOf(seat), sums[s]!, ...ends, points[s]!, totals[s]!];
    });
  });
}
