import type { Seat } from '@quando/rules';
import type { LeagueSeat, Outcome } from '../league/league-entry.ts';
import type { League, LeagueResult } from '../league/league.ts';
import { pointsByRound } from '../played-game.ts';
import { isClearlyBetter, placesAmong, type PossiblePlaces } from '../standings/estimate.ts';
import { compareTables, type ComparedSeat, type PlayedTable } from './comparison.ts';
import type { Evening, EveningTable, TablePlan } from './evening.ts';

/** A person in the ranking of an evening. */
export type EveningRow = ComparedSeat & {
  readonly who: Exclude<LeagueSeat, { kind: 'bot' }>;
  /** Counts the tables of the evening from 0. */
  readonly table: number;
  readonly seat: Seat;
  /** Their points, whatever cards they had. */
  readonly points: number;
  readonly places: PossiblePlaces;
};

/** What came of an evening. */
export type EveningResult = {
  /** How many tables are compared. */
  readonly tables: number;
  /** Everybody but bots, the best first; empty if fewer than two tables have finished. */
  readonly rows: readonly EveningRow[];
  /** The rows that are not clearly behind the first one. */
  readonly ahead: readonly EveningRow[];
};

/** A table whose result counts. */
type CountedTable = { readonly table: number; readonly outcome: Outcome; readonly played: PlayedTable };

/**
 * The ranking of an evening that has ended. A table counts if it has played all rounds before the end; a bot's points count for
 * the mean of its cards, but it is not ranked.
 */
export function eveningResult({ results }: Pick<League, 'results'>, evening: Evening): EveningResult {
  const counted = countedTables(results, evening);
  if (counted.length < 2) return { tables: counted.length, rows: [], ahead: [] };
  const compared = compareTables(counted.map(({ played }) => played));
  const rows = counted
    .flatMap(({ table, outcome, played }, i) =>
      outcome.seats.flatMap((who, seat) =>
        who.kind === 'bot'
          ? []
          : [{ who, table, seat, points: pointsAt(played, seat), ...compared[i]![seat]! }],
      ),
    )
    .toSorted((a, b) => b.better.value - a.better.value || a.points - b.points);
  const estimates = rows.map(({ better }) => better);
  const placed = rows.map((row) => ({ ...row, places: placesAmong(row.better, estimates) }));
  const isAhead = ({ better }: EveningRow): boolean => !isClearlyBetter(placed[0]!.better, better);
  return { tables: counted.length, rows: placed, ahead: placed.filter(isAhead) };
}

/** By table: whether its result is in the league. */
export const finishedTables = ({ results }: Pick<League, 'results'>, evening: Evening): readonly boolean[] =>
  evening.tables.map((table) => resultOf(results, table) !== undefined);

function countedTables(results: readonly LeagueResult[], evening: Evening): readonly CountedTable[] {
  const { ended, tables } = evening;
  if (ended === 'under-way') return [];
  return tables.flatMap((each, table) => {
    const result = resultOf(results, each);
    // Whoever finishes later may have seen the cards.
    if (!result || result.versions[0]!.seq > ended.seq || result.now === 'withdrawn') return [];
    const played = playedTable(result.now, ended.plans[table]!);
    const isWhole = played.players === evening.players && played.points.length === evening.rounds;
    return isWhole ? [{ table, outcome: result.now, played }] : [];
  });
}

/** The result that the table has entered itself. */
const resultOf = (results: readonly LeagueResult[], { table }: EveningTable): LeagueResult | undefined =>
  results.find(
    ({ source, versions }) =>
      source.kind === 'online' && source.table === table && versions[0]!.by === 'server',
  );

const playedTable = ({ game }: Outcome, { dealer, deals }: TablePlan): PlayedTable => ({
  players: game.players,
  dealer,
  deals,
  points: pointsByRound(game),
});

const pointsAt = ({ points }: PlayedTable, seat: Seat): number =>
  points.reduce((sum, round) => sum + round[seat]!, 0);
