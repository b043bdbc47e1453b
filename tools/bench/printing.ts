/** Prints a table, the first column left-aligned, the others right-aligned. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows) {
    const cells = row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)));
    console.log(cells.join('  '));
  }
  console.log();
}

/** Prints machine-readable results, one object per line. */
export function printJson(lines: readonly object[]): void {
  for (const line of lines) console.log(JSON.stringify(line));
}

/** A number with four significant digits and thousands separators. */
export const rounded = (number: number): string =>
  new Intl.NumberFormat('en', { maximumSignificantDigits: 4 }).format(number);
