import { pairsOf, type Pairs } from './pairs.ts';
import { placesAmong, type Estimate, type PossiblePlaces } from './estimate.ts';
import { shrunk } from './shrinkage.ts';
import { scoredResult } from './scored-result.ts';
import { inOrder, type StandingsResult } from './standings-result.ts';
import { emptyTally, talliesOf, type Tally } from './tally.ts';

/** How many of the last games count as form. */
const FORM = 10;

/** A member's place in the standings. */
export type StandingsRow = {
  readonly member: string;
  /** How many points per round they are better than their table's mean, shrunk, with the standard error. */
  readonly better: Estimate;
  readonly tally: Readonly<Tally>;
  /** The last ten games, the earliest first: whether they won or shared the win. */
  readonly form: readonly boolean[];
  /** The most wins in a row. */
  readonly streak: number;
  readonly places: PossiblePlaces;
};

export type Standings = {
  readonly games: number;
  /** The best estimate first; members who have not played come last, in the order given. */
  readonly rows: readonly StandingsRow[];
  readonly pairs: Pairs;
};

/** The standings of these members; results that do not count have been left out. */
export function standingsOf(results: readonly StandingsResult[], members: readonly string[]): Standings {
  const scored = inOrder(results).map(scoredResult);
  const tallies = talliesOf(scored);
  const played = members.filter((member) => tallies.has(member));
  const estimates = shrunk(played.map((member) => sampleOf(tallies.get(member)!)));
  const ranked = played
    .map((member, i) => ({ member, better: estimates[i]!, tally: tallies.get(member)! }))
    .toSorted((a, b) => b.better.value - a.better.value);
  const found = ranked.map(({ better }) => better);
  const idle = members
    .filter((member) => !tallies.has(member))
    .map((member) => ({ member, better: unknown(), tally: emptyTally() }));
  return {
    games: results.length,
    rows: [...ranked, ...idle].map((row) => rowOf(row, placesAmong(row.better, found))),
    pairs: pairsOf(scored),
  };
}

type Ranked = Pick<StandingsRow, 'member' | 'better' | 'tally'>;

const sampleOf = ({ rounds, better, betterSquared }: Tally): Parameters<typeof shrunk>[0][number] => ({
  count: rounds,
  sum: better,
  squares: betterSquared,
});

/** The estimate of somebody about whom nothing is known. */
const unknown = (): Estimate => shrunk([{ count: 0, sum: 0, squares: 0 }])[0]!;

const rowOf = (row: Ranked, places: PossiblePlaces): StandingsRow => ({
  ...row,
  places,
  form: row.tally.won.slice(-FORM),
  streak: longestStreak(row.tally.won),
});

function longestStreak(won: readonly boolean[]): number {
  let longest = 0;
  let running = 0;
  for (const isWon of won) {
    running = isWon ? running + 1 : 0;
    longest = Math.max(longest, running);
  }
  return longest;
}
