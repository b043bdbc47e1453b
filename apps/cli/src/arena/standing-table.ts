import type { Measure, MeasureName, Standing } from './standing.ts';

type Row = { readonly label: string; readonly cell: (standing: Standing) => string };

const ROWS: readonly Row[] = [
  { label: 'seats', cell: ({ seats }) => String(seats) },
  { label: 'games won by a seat', cell: share('won') },
  { label: 'fair share', cell: ({ fair }) => percent(fair) },
  { label: 'points a round', cell: mean('pointsPerRound', 2) },
  { label: 'rounds won', cell: share('roundsWon') },
  { label: 'knocks a round', cell: share('knocksPerRound') },
  { label: 'knocks punished', cell: share('knocksPunished') },
  { label: 'sum at the knock', cell: mean('sumAtKnock', 2) },
  { label: 'sum in triplets a play', cell: mean('tripletSumPerPlay', 2) },
  { label: 'decisions', cell: ({ decisions }) => String(decisions) },
  { label: 'µs a decision', cell: mean('microsecondsPerDecision', 1) },
];

/** The standings as a table: one column per bot, 95 % intervals in brackets. */
export function standingTable(standings: readonly Standing[]): string {
  const labels = ['', ...ROWS.map(({ label }) => label)];
  const columns = standings.map((standing) => [standing.bot, ...ROWS.map(({ cell }) => cell(standing))]);
  const padded = [labels, ...columns].map(alignedLeft);
  return labels
    .map(
      (_, row) =>
        `${padded
          .map((column) => column[row]!)
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

function alignedLeft(cells: readonly string[]): string[] {
  const width = Math.max(...cells.map(({ length }) => length));
  return cells.map((cell) => cell.padEnd(width));
}

function share(name: MeasureName): Row['cell'] {
  return ({ measures }) => withInterval(measures[name], percent);
}

function mean(name: MeasureName, decimals: number): Row['cell'] {
  return ({ measures }) => withInterval(measures[name], (value) => value.toFixed(decimals));
}

function withInterval(measure: Measure | undefined, format: (value: number) => string): string {
  if (!measure) return '-';
  const { value, interval } = measure;
  const ends = interval ? ` [${format(interval.low)}, ${format(interval.high)}]` : '';
  return format(value) + ends;
}

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
