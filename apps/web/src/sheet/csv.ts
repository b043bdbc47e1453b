import { sumOf } from './round.ts';
import type { Sheet } from './sheet.ts';
import { standingOf } from './standing.ts';

/** What the columns are called, in their order. */
export type CsvColumns = readonly [
  group: string,
  date: string,
  game: string,
  round: string,
  dealer: string,
  player: string,
  sum: string,
  knocked: string,
  zeros: string,
  points: string,
  total: string,
];

export type CsvOptions = {
  readonly columns: CsvColumns;
  /** Spreadsheets expect a semicolon wherever the comma is the decimal sign. */
  readonly separator: ',' | ';';
};

/** Spreadsheets take a file for UTF-8 if it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

/** One row for each player of each round that counts; games count from 1, the oldest first. */
export function formatCsv(sheets: readonly Sheet[], { columns, separator }: CsvOptions): string {
  const inOrder = sheets.toSorted((a, b) => a.startedAt - b.startedAt);
  const rows = [columns, ...inOrder.flatMap((sheet, i) => rowsOf(sheet, i + 1))];
  return `${BYTE_ORDER_MARK}${rows.map((row) => row.map((cell) => formatCell(cell, separator)).join(separator)).join('\r\n')}\r\n`;
}

function rowsOf(sheet: Sheet, game: number): (string | number)[][] {
  const { group, players, rounds, firstDealer, startedAt } = sheet;
  // Swedes write dates as spreadsheets read them.
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
      result.totals[seat]!,
    ]),
  );
}

function formatCell(cell: string | number, separator: string): string {
  if (typeof cell === 'number') return String(cell);
  // A spreadsheet would take such a name for a formula; some take the wide signs of East Asia as well.
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}
