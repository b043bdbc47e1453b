import type { StandingsRow } from './standings.ts';

/** Something to hold a record in, as a number of which more is better. */
type Discipline = {
  readonly kind: string;
  /** How well somebody did; undefined if it is not worth mentioning. */
  readonly valueOf: (row: StandingsRow) => number | undefined;
};

/** Knocks that somebody needs before their share of right ones is a record. */
const KNOCKS_FOR_RECORD = 3;

const positive = (count: number): number | undefined => (count > 0 ? count : undefined);

const DISCIPLINES = [
  { kind: 'lowest-game', valueOf: ({ tally }) => (tally.games > 0 ? -tally.lowestGame : undefined) },
  { kind: 'knocks', valueOf: ({ tally }) => knockValue(tally) },
  { kind: 'streak', valueOf: ({ streak }) => (streak > 1 ? streak : undefined) },
  { kind: 'triplets', valueOf: ({ tally }) => positive(tally.triplets) },
  { kind: 'zeros', valueOf: ({ tally }) => positive(tally.zeros) },
] as const satisfies readonly Discipline[];

export type SeasonRecordKind = (typeof DISCIPLINES)[number]['kind'];

/** The best of a season in one respect, with all who share it. */
export type SeasonRecord = { readonly kind: SeasonRecordKind; readonly holders: readonly StandingsRow[] };

/** All records that somebody holds. */
export const recordsOf = (rows: readonly StandingsRow[]): SeasonRecord[] =>
  DISCIPLINES.map(({ kind, valueOf }) => ({ kind, holders: bestOf(rows, valueOf) })).filter(
    ({ holders }) => holders.length > 0,
  );

/** The share of right knocks; of equal shares, that of more knocks is better. */
function knockValue({ knocks, rightKnocks }: StandingsRow['tally']): number | undefined {
  const isMostlyRight = knocks >= KNOCKS_FOR_RECORD && 2 * rightKnocks > knocks;
  return isMostlyRight ? rightKnocks / knocks + knocks * 1e-6 : undefined;
}

function bestOf(rows: readonly StandingsRow[], valueOf: Discipline['valueOf']): StandingsRow[] {
  const valued = rows.flatMap((row) => {
    const value = valueOf(row);
    return value === undefined ? [] : [{ row, value }];
  });
  const best = Math.max(...valued.map(({ value }) => value));
  return valued.filter(({ value }) => value === best).map(({ row }) => row);
}
