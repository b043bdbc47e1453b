import type { BotLevel } from '@quando/protocol';
import { BASE, paceOf, strengthAtPace } from './chances.ts';
import { MEASURED } from './measured.ts';
import { strengthOfLevel, type LevelStrength } from './strength.ts';

/** What people and bots have scored together, whether or not the game was finished. */
export type GroupResult = {
  /** By seat: somebody's name, or the level of a bot. */
  readonly players: readonly ({ readonly name: string } | { readonly level: BotLevel })[];
  /** By the printed rules, without head starts. */
  readonly totals: readonly number[];
  readonly rounds: number;
};

/** The fewest rounds that say anything about somebody. */
export const FEWEST_ROUNDS = 3;

/** Somebody unknown counts as a Casual. */
export const ASSUMED_STRENGTH: LevelStrength = strengthOfLevel('casual');

/** The assumed strength weighs as much as this many rounds. */
const PRIOR_ROUNDS = 8;

/** How often the estimates are refined with each other. */
const PASSES = 12;

/** About how many rounds a measured game had; fewer rounds say less. */
const USUAL_ROUNDS = 9;

/** What strengths are assumed before any result, by name; somebody without one counts as a Casual. */
export type AssumedStrengths = ReadonlyMap<string, LevelStrength>;

/** A result with what is computed from it once. */
type ReadResult = GroupResult & {
  /** By seat, the logarithms of the totals, once the base is added. */
  readonly logs: readonly number[];
};

/**
 * Estimates how well people play from what they have scored with each other and against bots. Those with fewer than three
 * rounds are missing, unless a strength is assumed for them.
 */
export function strengthsFrom(
  results: readonly GroupResult[],
  assumed: AssumedStrengths = new Map(),
): ReadonlyMap<string, LevelStrength> {
  const byName = resultsByName(results);
  const known = new Map<string, LevelStrength>(assumed);
  for (const name of byName.keys()) known.set(name, assumed.get(name) ?? ASSUMED_STRENGTH);
  for (let pass = 0; pass < PASSES; pass += 1)
    for (const [name, own] of byName)
      known.set(name, estimate(name, own, { known, start: assumed.get(name) ?? ASSUMED_STRENGTH }));
  const isJudged = (name: string): boolean =>
    assumed.has(name) ||
    (byName.get(name) ?? []).reduce((sum, { rounds }) => sum + rounds, 0) >= FEWEST_ROUNDS;
  return new Map([...known].filter(([name]) => isJudged(name)));
}

/** The results in which somebody has played, by name. */
function resultsByName(results: readonly GroupResult[]): ReadonlyMap<string, readonly ReadResult[]> {
  const byName = new Map<string, ReadResult[]>();
  for (const result of results) {
    if (result.rounds === 0 || !MEASURED[result.players.length]) continue;
    const read = { ...result, logs: logsOf(result) };
    for (const name of new Set(namesIn(result))) {
      const own = byName.get(name);
      if (own) own.push(read);
      else byName.set(name, [read]);
    }
  }
  return byName;
}

/** A total after a few rounds is extrapolated to a whole game, so that the base does not dominate it. */
function logsOf({ totals, rounds }: GroupResult): readonly number[] {
  const scale = Math.max(1, USUAL_ROUNDS / rounds);
  return totals.map((total) => Math.log(total * scale + BASE));
}

type Beliefs = {
  readonly known: ReadonlyMap<string, LevelStrength>;
  /** What is believed of this person before any result. */
  readonly start: LevelStrength;
};

/** The mean of what each result says, weighted by its rounds, and of the assumed strength. */
function estimate(name: string, own: readonly ReadResult[], { known, start }: Beliefs): LevelStrength {
  let [sum, weight] = [start * PRIOR_ROUNDS, PRIOR_ROUNDS];
  for (const result of own) {
    sum += result.rounds * strengthIn(result, name, known);
    weight += result.rounds;
  }
  return sum / weight;
}

/** The strength for which this result is what one would expect. */
function strengthIn(
  { players, logs }: ReadResult,
  name: string,
  known: ReadonlyMap<string, LevelStrength>,
): LevelStrength {
  const measured = MEASURED[players.length]!;
  const seat = players.findIndex((player) => 'name' in player && player.name === name);
  let level = 0;
  for (const [i, player] of players.entries()) {
    if (i === seat) continue;
    const strength = 'name' in player ? known.get(player.name)! : strengthOfLevel(player.level);
    level += (logs[i]! - paceOf(measured, strength)) / (players.length - 1);
  }
  return strengthAtPace(measured, logs[seat]! - level);
}

const namesIn = ({ players }: GroupResult): readonly string[] =>
  players.flatMap((player) => ('name' in player ? [player.name] : []));
