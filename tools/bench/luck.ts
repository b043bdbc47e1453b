import { judgeGame, luckAccount, masterOf, type LuckAccount } from '@quando/bots';
import { MASTERS, masterGame } from './master-game.ts';
import { loadedJudge, loadedNet } from './net/loaded.ts';
import { printJson, printTable } from './printing.ts';

const DEFAULT_GAMES = 200;

/**
 * The luck in games between four Masters: its mean, which must be near 0, and how much of the spread of results it
 * explains. `npm run bench -- luck [GAMES]`
 */
export async function luck(args: readonly string[]): Promise<void> {
  const games = Number(args[0] ?? DEFAULT_GAMES);
  const master = masterOf(loadedNet());
  const judge = loadedJudge();
  const records = Array.from({ length: games }, (_, game) => masterGame(master, `luck ${game}`));
  const began = process.cpuUsage();
  const accounts = records.map((record, game) => luckAccount(judgeGame(record, judge), game % MASTERS));
  const { user, system } = process.cpuUsage(began);
  report(accounts, (user + system) / 1e6 / games);
}

function report(accounts: readonly LuckAccount[], cpuSeconds: number): void {
  const changes = accounts.map((account) => account.result - account.start);
  const rest = accounts.map((account) => account.result - account.start - luckIn(account));
  const mean = meanOf(accounts.map(luckIn));
  const error = spreadOf(accounts.map(luckIn)) / Math.sqrt(accounts.length);
  const spread = { results: spreadOf(changes), lessLuck: spreadOf(rest) };
  printTable([
    [`${accounts.length} games of four Masters, in points of the chance to win`, 'measured', 'goal'],
    ['mean luck', `${percent(mean)} ± ${percent(error)}`, '0 ± 2 errors'],
    ['spread of results', percent(spread.results), ''],
    ['spread of results less luck', percent(spread.lessLuck), `<= ${percent(spread.results / 2)}`],
    ['CPU seconds a game', cpuSeconds.toFixed(2), ''],
  ]);
  printJson([{ bench: 'luck', games: accounts.length, mean, error, ...spread, cpuSeconds }]);
}

const luckIn = ({ deals, draws }: LuckAccount): number => deals + draws;

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, x) => sum + x, 0) / numbers.length;

function spreadOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return Math.sqrt(meanOf(numbers.map((x) => (x - mean) ** 2)));
}

const percent = (share: number): string => (100 * share).toFixed(2);
