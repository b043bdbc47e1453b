import { BOT_LEVELS, type BotLevel } from '@quando/bots';
import { outputOf } from './quando-process.ts';

/** One seat of a level among the level below it. */
type Rung = {
  readonly players: number;
  readonly level: BotLevel;
  readonly among: BotLevel;
  readonly games: number;
  readonly won: number;
  readonly fair: number;
  readonly low: number;
  readonly high: number;
};

type Result = { readonly games: number; readonly bots: readonly Omit<Rung, 'players' | 'level' | 'among'>[] };

/** Every level against the one below it, for 2 to 6 players. */
export async function ladder(games: number): Promise<Rung[]> {
  const rungs: Rung[] = [];
  for (const players of [2, 3, 4, 5, 6]) {
    for (const [below, level] of BOT_LEVELS.slice(1).entries()) {
      rungs.push(await rungOf(players, level, BOT_LEVELS[below]!, games));
    }
  }
  return rungs;
}

async function rungOf(players: number, level: BotLevel, among: BotLevel, games: number): Promise<Rung> {
  const lineUp = [level, ...Array.from({ length: players - 1 }, () => among)];
  const rotated = Math.ceil(games / players) * players;
  const output = await outputOf(['arena', '--json', '--bots', lineUp.join(','), '--games', String(rotated)]);
  const { bots }: Result = JSON.parse(output);
  const { won, fair, low, high } = bots[0]!;
  return { players, level, among, games: rotated, won, fair, low, high };
}
