import type { BotLevel } from '@quando/protocol';
import { BASE, paceOf, strengthAtPace } from './chances.ts';
import { MEASURED } from './measured.ts';
import { strengthOfLevel, type LevelStrength } from './strength.ts';

/** What some people and bots have scored together, whether or not the game was played to its end. */
export type GroupResult = {
  /** By seat: somebody's name, or the level of a bot. */
  readonly players: readonly ({ readonly name: string } | { readonly level: BotLevel })[];
  /** By the printed rules, without head starts. */
  readonly totals: readonly number[];
  readonly rounds: number;
};

/** Nobody is judged by fewer rounds. */
export const FEWEST_ROUNDS = 3;

/** Whom nobody knows counts as a Casual, as much as this many rounds of results do. */
const PRIOR: LevelStrength = strengthOfLevel('casual');
const PRIOR_ROUNDS = 8;

/** How often estimates are corrected by each other. */
const PASSES = 12;

/** About how many rounds a measured game had; fewer rounds tell less. */
const USUAL_ROUNDS = 9;

/**
 * Estimates how well people play from what they have scored with each other and against bots; those with fewer than
 * three rounds are missing.
 */
export function strengthsFrom(results: readonly GroupResult[]): ReadonlyMap<string, LevelStrength> {
  const usable = results.filter(({ players, rounds }) => rounds > 0 && MEASURED[players.length]);
  const known = new Map<string, LevelStrength>();
  for (const name of new Set(usable.flatMap(namesIn))) known.set(name, PRIOR);
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const name of known.keys()) known.set(name, estimate(name, usable, known));
  }
  return new Map([...known].filter(([name]) => roundsOf(name, usable) >= FEWEST_ROUNDS));
}

/** A mean of what each result says, weighted by its rounds, and of the prior. */
function estimate(
  name: string,
  results: readonly GroupResult[],
  known: ReadonlyMap<string, LevelStrength>,
): LevelStrength {
  let [sum, weight] = [PRIOR * PRIOR_ROUNDS, PRIOR_ROUNDS];
  for (const result of results.filter((played) => namesIn(played).includes(name))) {
    sum += result.rounds * strengthIn(result, name, known);
    weight += result.rounds;
  }
  return sum / weight;
}

/** The strength with which this result would be as expected. */
function strengthIn(
  { players, totals, rounds }: GroupResult,
  name: string,
  known: ReadonlyMap<string, LevelStrength>,
): LevelStrength {
  const measured = MEASURED[players.length]!;
  // A total after a few rounds is made as large as it may become, so that the base does not drown it.
  const scale = Math.max(1, USUAL_ROUNDS / rounds);
  const logs = totals.map((total) => Math.log(total * scale + BASE));
  const seat = players.findIndex((player) => 'name' in player && player.name === name);
  const others = players.flatMap((player, i) => {
    if (i === seat) return [];
    const strength = 'name' in player ? known.get(player.name)! : strengthOfLevel(player.level);
    return [logs[i]! - paceOf(measured, strength)];
  });
  const level = others.reduce((a, b) => a + b, 0) / others.length;
  return strengthAtPace(measured, logs[seat]! - level);
}

const namesIn = ({ players }: GroupResult): readonly string[] =>
  players.flatMap((player) => ('name' in player ? [player.name] : []));

const roundsOf = (name: string, results: readonly GroupResult[]): number =>
  results
    .filter((result) => namesIn(result).includes(name))
    .reduce((rounds, result) => rounds + result.rounds, 0);
