/** Prints rows of cells, the first column to the left, the others to the right. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows) {
    const cells = row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)));
    console.log(cells.join('  '));
  }
  console.log();
}

/** Prints what machines read, an object a line. */
export function printJson(lines: readonly object[]): void {
  for (const line of lines) console.log(JSON.stringify(line));
}

/** A number with four digits that mean something, and commas between the thousands. */
export const rounded = (number: number): string =>
  new Intl.NumberFormat('en', { maximumSignificantDigits: 4 }).format(number);
