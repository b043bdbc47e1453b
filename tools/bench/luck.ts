import {
  Judge,
  judgeGame,
  luckAccount,
  masterOf,
  readCritic,
  readGameChances,
  readNet,
  startKernel,
  type Bot,
  type Kernel,
  type LuckAccount,
} from '@quando/bots';
import { seededRandom, type GameRecord } from '@quando/rules';
import {
  advance,
  deal,
  Draft,
  formatMove,
  gameRecordOf,
  moveOf,
  roundRecordOf,
  shuffledDeck,
  viewOf,
} from '@quando/rules/authority';
import { LUCK_FILES, NET_FILES } from './net/net-files.ts';
import { printJson, printTable } from './printing.ts';

const PLAYERS = 4;
const DEFAULT_GAMES = 200;

/**
 * The luck in games between four Masters: its mean, which must be near 0, and how much of the spread of results it
 * explains. `npm run bench -- luck [GAMES]`
 */
export async function luck(args: readonly string[]): Promise<void> {
  const games = Number(args[0] ?? DEFAULT_GAMES);
  const master = masterOf(usable(readNet(NET_FILES.weights, kernel())));
  const judge = new Judge(
    usable(readCritic(LUCK_FILES.critic, kernel())),
    usable(readGameChances(LUCK_FILES.chances)),
  );
  const records = Array.from({ length: games }, (_, game) => playedGame(master, `luck ${game}`));
  const began = process.cpuUsage();
  const accounts = records.map((record, game) => luckAccount(judgeGame(record, judge), game % PLAYERS));
  const { user, system } = process.cpuUsage(began);
  report(accounts, (user + system) / 1e6 / games);
}

function playedGame(master: Bot, seed: string): GameRecord {
  const random = seededRandom(seed);
  const draft = new Draft(PLAYERS, 50);
  const rounds = [];
  while (draft.phase !== 'over') {
    const deck = shuffledDeck(random);
    const actions: string[] = [];
    deal(draft, deck, rounds.length % PLAYERS);
    for (let seat = draft.asked; seat !== 'nobody'; seat = draft.asked) {
      const move = moveOf(draft, seat, master(viewOf(draft, seat), { seed: 0 }));
      actions.push(formatMove(seat, move));
      advance(draft, move);
    }
    rounds.push(roundRecordOf(draft, deck, actions));
  }
  return gameRecordOf(draft, rounds);
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

function kernel(): Kernel {
  const started = startKernel(NET_FILES.kernel, globalThis);
  if (!started) throw new Error('this platform has no vector instructions');
  return started;
}

function usable<Read>(read: Read | string): Read {
  if (typeof read === 'string') throw new Error(`the weights cannot be used: ${read}`);
  return read;
}
