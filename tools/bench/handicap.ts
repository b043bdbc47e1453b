import { parseArgs } from 'node:util';
import type { BotLevel } from '@quando/protocol';
import { chancesByHeadStart, fairHeadStarts, strengthOfLevel } from '@quando/season';
import { printJson, printTable } from './printing.ts';
import { outputOf } from './quando-process.ts';

/** Who is given a head start, and among whom. */
const PAIRS: readonly (readonly [BotLevel, BotLevel])[] = [
  ['casual', 'sharp'],
  ['beginner', 'casual'],
];

const PLAYERS = [2, 3, 4, 6];
const TARGET = 50;

type Cell = {
  readonly players: number;
  readonly level: BotLevel;
  readonly among: BotLevel;
  readonly headStart: number;
  /** The expected share of wins without the head start. */
  readonly without: number;
  readonly won: number;
  readonly low: number;
  readonly high: number;
};

/** Whether the proposed head starts give a weaker player their fair share of wins. */
export async function handicap(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: 'string', default: '4000' },
      threads: { type: 'string', default: '1' },
      players: { type: 'string', default: PLAYERS.join(',') },
    },
  });
  const cells: Cell[] = [];
  for (const players of values.players.split(',').map(Number)) {
    for (const pair of PAIRS) {
      const cell = await cellOf(players, pair, values);
      // A long run that is stopped has told what it knows.
      printJson([{ bench: 'handicap', ...cell }]);
      cells.push(cell);
    }
  }
  printTable([
    ['players', 'level', 'among', 'head start', 'without', 'won', 'from', 'to', 'fair'],
    ...cells.map(({ players, level, among, headStart, ...shares }) => [
      String(players),
      level,
      among,
      String(headStart),
      ...[shares.without, shares.won, shares.low, shares.high, 1 / players].map(percent),
    ]),
  ]);
}

async function cellOf(
  players: number,
  [level, among]: readonly [BotLevel, BotLevel],
  { games, threads }: { readonly games: string; readonly threads: string },
): Promise<Cell> {
  const lineUp = [level, ...Array.from({ length: players - 1 }, () => among)];
  const headStarts = fairHeadStarts(lineUp.map(strengthOfLevel), TARGET);
  const rotated = Math.ceil(Number(games) / players) * players;
  const args = ['--bots', lineUp.join(','), '--head-start', headStarts.join(','), '--games', String(rotated)];
  const output = await outputOf(['arena', '--json', ...args, '--threads', threads, '--seed', 'handicap']);
  const { bots }: { readonly bots: readonly Pick<Cell, 'won' | 'low' | 'high'>[] } = JSON.parse(output);
  const { won, low, high } = bots[0]!;
  const without = chancesByHeadStart(
    lineUp.map((one) => ({ strength: strengthOfLevel(one), headStart: 0 })),
    TARGET,
  )[0]!;
  return { players, level, among, headStart: headStarts[0]!, without, won, low, high };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
