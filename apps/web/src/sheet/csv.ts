import type { SheetWords } from '@quando/text';
import { formatCsvRows, type CsvSeparator } from '../csv-rows.ts';
import { sumOf } from './round.ts';
import { headStartIn, type Sheet } from './sheet.ts';
import { standingOf } from './standing.ts';

export type CsvOptions = { readonly columns: SheetWords['columns']; readonly separator: CsvSeparator };

/** One row per player and counted round, totals less head starts; games are numbered from 1, oldest first. */
export function formatCsv(sheets: readonly Sheet[], { columns, separator }: CsvOptions): string {
  const inOrder = sheets.toSorted((a, b) => a.startedAt - b.startedAt);
  const rows = [columns, ...inOrder.flatMap((sheet, i) => rowsOf(sheet, i + 1))];
  return formatCsvRows(rows, separator);
}

function rowsOf(sheet: Sheet, game: number): (string | number)[][] {
  const { group, players, rounds, firstDealer, startedAt } = sheet;
  // Swedish dates have the ISO format that spreadsheets read.
  const date = new Date(startedAt).toLocaleDateString('sv-SE');
  return standingOf(sheet).results.flatMap((result, round) =>
    players.map(({ name }, seat) => [
      group,
      date,
      game,
      round + 1,
      players[(firstDealer + round) % players.length]!.name,
      name,
      sumOf(rounds[round]!.hands[seat]!),
      Number(result.knocker === seat),
      Number(rounds[round]!.zeros === seat),
      result.points[seat]!,
      result.totals[seat]! - headStartIn(sheet, seat),
    ]),
  );
}
