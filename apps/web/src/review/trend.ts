import { forEachKind, KINDS, totalLost, type LostByKind, type ReviewResult } from './review-result.ts';

/** How many games count as the latest. */
const LATEST = 5;

/** What own games gave away per round, in shares of the chance to win. */
export type Trend = {
  readonly games: readonly { readonly at: number; readonly perRound: number }[];
  readonly perRound: number;
  readonly latest: number;
  readonly byKind: LostByKind;
};

export function trendOf(results: readonly ReviewResult[]): Trend {
  return {
    games: results.map(({ at, rounds, lost }) => ({ at, perRound: totalLost(lost) / rounds })),
    perRound: perRoundIn(results),
    latest: perRoundIn(results.slice(-LATEST)),
    byKind: byKindIn(results),
  };
}

function perRoundIn(results: readonly ReviewResult[]): number {
  const rounds = roundsIn(results);
  return rounds === 0 ? 0 : results.reduce((sum, { lost }) => sum + totalLost(lost), 0) / rounds;
}

function byKindIn(results: readonly ReviewResult[]): LostByKind {
  const rounds = Math.max(1, roundsIn(results));
  const of = (kind: (typeof KINDS)[number]): number =>
    results.reduce((sum, { lost }) => sum + lost[kind], 0) / rounds;
  return forEachKind(of);
}

const roundsIn = (results: readonly ReviewResult[]): number =>
  results.reduce((sum, { rounds }) => sum + rounds, 0);

const COLUMNS = ['date', 'players', 'rounds', 'decisions', 'inaccuracies', 'mistakes', 'blunders', 'result'];

/** A table of all results, one game per line; losses are in shares of the chance to win. */
export function trendTable(results: readonly ReviewResult[]): string {
  const head = [...COLUMNS, ...KINDS.map((kind) => `lost_${kind.replace('-', '_')}`), 'game'];
  const rows = results.map((result) => [
    new Date(result.at).toISOString(),
    result.players,
    result.rounds,
    result.decisions,
    result.marks.inaccuracy,
    result.marks.mistake,
    result.marks.blunder,
    result.result,
    ...KINDS.map((kind) => result.lost[kind].toFixed(5)),
    result.code,
  ]);
  return [head, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}
