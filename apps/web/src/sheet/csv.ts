import { sumOf } from './round.ts';
import type { Sheet } from './sheet.ts';
import { standingOf } from './standing.ts';

/** The column headings, in order. */
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
  /** In locales with a decimal comma, spreadsheets expect semicolons. */
  readonly separator: ',' | ';';
};

/** The byte order mark makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** One row per player and counted round; games are numbered from 1, oldest first. */
export function formatCsv(sheets: readonly Sheet[], { columns, separator }: CsvOptions): string {
  const inOrder = sheets.toSorted((a, b) => a.startedAt - b.startedAt);
  const rows = [columns, ...inOrder.flatMap((sheet, i) => rowsOf(sheet, i + 1))];
  return `${BYTE_ORDER_MARK}${rows.map((row) => row.map((cell) => formatCell(cell, separator)).join(separator)).join('\r\n')}\r\n`;
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
      result.totals[seat]!,
    ]),
  );
}

function formatCell(cell: string | number, separator: string): string {
  if (typeof cell === 'number') return String(cell);
  // Spreadsheets would treat such a name as a formula; some also accept full-width East Asian signs.
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}
