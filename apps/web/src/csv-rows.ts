/** In locales with a decimal comma, spreadsheets expect semicolons. */
export type CsvSeparator = ',' | ';';

/** The byte order mark makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table as a file for spreadsheets. */
export const formatCsvRows = (
  rows: readonly (readonly (string | number)[])[],
  separator: CsvSeparator,
): string =>
  `${BYTE_ORDER_MARK}${rows.map((row) => row.map((cell) => formatCell(cell, separator)).join(separator)).join('\r\n')}\r\n`;

function formatCell(cell: string | number, separator: string): string {
  if (typeof cell === 'number') return String(cell);
  // Spreadsheets would treat such a name as a formula; some also accept full-width East Asian signs.
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}
