import { CODED_LEVELS, needsThread, type CodedLevel } from '@quando/bots';
import { outputOf } from './quando-process.ts';

/** One seat of a level among the level below it. */
type Rung = {
  readonly players: number;
  readonly level: CodedLevel;
  readonly among: CodedLevel;
  readonly games: number;
  readonly won: number;
  readonly fair: number;
  readonly low: number;
  readonly high: number;
};

type Result = { readonly games: number; readonly bots: readonly Omit<Rung, 'players' | 'level' | 'among'>[] };

/** Strong takes some thousand times as long as the others. */
const STRONG_PART = 25;

/** Every level against the one below it, for 2, 3, 4 and 6 players; Strong plays fewer games. */
export async function ladder(games: number): Promise<Rung[]> {
  const rungs: Rung[] = [];
  for (const players of [2, 3, 4, 6]) {
    for (const [below, level] of CODED_LEVELS.slice(1).entries()) {
      const wanted = needsThread(level) ? Math.ceil(games / STRONG_PART) : games;
      rungs.push(await rungOf(players, level, CODED_LEVELS[below]!, wanted));
    }
  }
  return rungs;
}

async function rungOf(players: number, level: CodedLevel, among: CodedLevel, games: number): Promise<Rung> {
  const lineUp = [level, ...Array.from({ length: players - 1 }, () => among)];
  const rotated = Math.ceil(games / players) * players;
  const output = await outputOf(['arena', '--json', '--bots', lineUp.join(','), '--games', String(rotated)]);
  const { bots }: Result = JSON.parse(output);
  const { won, fair, low, high } = bots[0]!;
  return { players, level, among, games: rotated, won, fair, low, high };
}
