/**
 * Fits the model of chances to games of mixed levels and prints `packages/season/src/handicap/measured.ts`:
 * `node tools/fitting/handicap/fit.ts FILE`, where FILE has the lines of `play.ts`.
 */
import { readFileSync } from 'node:fs';
import { BOT_LEVELS } from '@quando/bots';
import { SimulatedGames } from '../../../packages/season/src/handicap/chances.ts';
import type { MeasuredGames } from '../../../packages/season/src/handicap/measured.ts';
import { LeastSquares } from '../least-squares.ts';
import { AMONG_BETTER, LADDER } from './ladder.ts';
import type { MixedGame } from './mixed-games.ts';

/** As in the model: totals grow by a factor for each level, once this is added to them. */
const BASE = 8;

/** The target of the games that the model is fitted to; shorter ones only check it. */
const TARGET = 50;

const LUCK_PARTS = 16;
const END_PARTS = 8;

/** Keeps the fit determined: only differences between paces count. */
const RIDGE = 1e-6;

const games: MixedGame[] = readFileSync(process.argv[2]!, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

/** The values less their mean. */
const centred = (values: readonly number[]): number[] => values.map((value) => value - meanOf(values));

const logTotals = ({ totals }: MixedGame): number[] => centred(totals.map((total) => Math.log(total + BASE)));

function pacesIn(played: readonly MixedGame[]): number[] {
  const fit = new LeastSquares(BOT_LEVELS.length, RIDGE);
  for (const game of played) {
    const shares = BOT_LEVELS.map((level) => meanOf(game.levels.map((other) => Number(other === level))));
    for (const [seat, value] of logTotals(game).entries()) {
      const own = BOT_LEVELS.indexOf(game.levels[seat]!);
      fit.add(
        shares.map((share, level) => [level, Number(level === own) - share]),
        value,
      );
    }
  }
  const paces = fit.solve();
  return paces.map((pace) => pace - paces[BOT_LEVELS.indexOf('sharp')]!);
}

/** What strength does not explain; a game's mean takes a part of the luck away, except that two have one luck. */
function luckOf(game: MixedGame, paces: readonly number[]): number[] {
  const expected = centred(game.levels.map((level) => paces[BOT_LEVELS.indexOf(level)]!));
  const widened = game.players === 2 ? 1 : Math.sqrt(game.players / (game.players - 1));
  return logTotals(game).map((value, seat) => (value - expected[seat]!) * widened);
}

/** The middles of equal parts of a distribution. */
function middles(values: readonly number[], parts: number): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return Array.from(
    { length: parts },
    (_, part) => sorted[Math.floor(((part + 0.5) / parts) * sorted.length)]!,
  );
}

/** The paces with which one of a level wins as many games among those below, and above, as were measured. */
function pacesOnLadder(players: number, luck: readonly number[], ends: readonly number[]): number[] {
  const paces = [0];
  for (const [below, share] of LADDER[players]!.entries()) {
    const measuredAt = (between: number): MeasuredGames => ({
      paces: BOT_LEVELS.map((_, i) => (i > below ? -between : 0)),
      luck,
      ends,
    });
    const chance = (one: number, others: number, between: number): number =>
      shareOf(players, one, others, measuredAt(between));
    const steps = [stepTo((between) => chance(below + 1, below, between) >= share)];
    const amongBetter = AMONG_BETTER[players]?.[below];
    if (amongBetter !== undefined)
      steps.push(stepTo((between) => chance(below, below + 1, between) <= amongBetter));
    paces.push(paces[below]! - meanOf(steps));
  }
  return paces.map((pace) => pace - paces[BOT_LEVELS.indexOf('sharp')]!);
}

/** The smallest step that is enough, by bisection. */
function stepTo(isEnough: (step: number) => boolean): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 14; i += 1) {
    const middle = (low + high) / 2;
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return low;
}

/** The chance of one strength among others. */
function shareOf(players: number, strength: number, others: number, measured: MeasuredGames): number {
  const company = Array.from({ length: players - 1 }, () => ({ strength: others, headStart: 0 }));
  return new SimulatedGames(players, TARGET, measured).chances([{ strength, headStart: 0 }, ...company])[0]!;
}

const listed = (values: readonly number[], decimals: number): string =>
  `[${values.map((value) => Number(value.toFixed(decimals))).join(', ')}]`;

function measuredGames(players: number): string {
  const played = games.filter((game) => game.players === players && game.target === TARGET);
  const mixed = pacesIn(played);
  const luck = middles(
    played.flatMap((game) => luckOf(game, mixed)),
    LUCK_PARTS,
  );
  const ends = middles(
    played.map(({ totals }) => Math.max(...totals) - TARGET),
    END_PARTS,
  );
  // Below Sharp, games of one among those above and below tell the small differences best. Above, mixed games tell of all
  // differences and the ladder of the small ones more exactly: the mean of both. Two who are far apart have games so
  // one-sided that they tell little of those who are close: there the ladder alone.
  const ladder = pacesOnLadder(players, luck, ends);
  const isLadderAlone = (level: number): boolean => players === 2 || level < BOT_LEVELS.indexOf('sharp');
  const paces = mixed.map((pace, level) =>
    isLadderAlone(level) ? ladder[level]! : (pace + ladder[level]!) / 2,
  );
  return `  /** ${played.length} games. */
  ${players}: {
    paces: ${listed(paces, 3)},
    luck: ${listed(luck, 3)},
    ends: ${listed(ends, 0)},
  },`;
}

console.log(`/** How games of one number of players went, with every level on every seat, to ${TARGET} points. */
export type MeasuredGames = {
  /** By level, the logarithm of how fast it collects points, with Sharp as 0. */
  readonly paces: readonly number[];
  /** How far luck moves that: the middles of equal parts of its distribution. */
  readonly luck: readonly number[];
  /** By how many points the highest total passes the target, likewise. */
  readonly ends: readonly number[];
};

/** By number of players; docs/handicaps.md has the commands that measure it. */
export const MEASURED: Readonly<Record<number, MeasuredGames>> = {
${[2, 3, 4, 5, 6].map(measuredGames).join('\n')}
};`);
