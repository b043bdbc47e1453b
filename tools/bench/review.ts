import {
  judgeGame,
  likelihoodBy,
  luckAccount,
  masterOf,
  reviewGame,
  smallNet,
  type Mark,
} from '@quando/bots';
import { loadedJudge, loadedNet, newKernel } from './net/loaded.ts';
import { masterGame } from './bot-game.ts';
import { printJson, printTable } from './printing.ts';

const DEFAULT_GAMES = 5;

/**
 * The time to review a seat of games between four Masters, and how many of its decisions are marked:
 * `npm run bench -- review [GAMES]`
 */
export async function review(args: readonly string[]): Promise<void> {
  const games = Number(args[0] ?? DEFAULT_GAMES);
  const likelihood = likelihoodBy(smallNet(newKernel()));
  const tools = { master: masterOf(loadedNet()), likelihood, judge: loadedJudge() };
  const records = Array.from({ length: games }, (_, game) => masterGame(tools.master, `review ${game}`));
  const marks: Mark[] = [];
  const firsts: number[] = [];
  const began = process.cpuUsage();
  for (const record of records) {
    const start = performance.now();
    let isFirst = true;
    for (const { mark } of reviewGame(record, 0, tools)) {
      if (isFirst) firsts.push(performance.now() - start);
      isFirst = false;
      marks.push(mark);
    }
    luckAccount(judgeGame(record, tools), 0);
  }
  const { user, system } = process.cpuUsage(began);
  report(games, marks, (user + system) / 1e6 / games, firsts.toSorted((a, b) => a - b)[games >> 1]!);
}

function report(games: number, marks: readonly Mark[], cpuSeconds: number, firstMs: number): void {
  const decisions = marks.length / games;
  const marked = marks.filter((mark) => mark !== 'none').length / marks.length;
  printTable([
    [`${games} games of four Masters, one seat reviewed`, 'measured', 'goal'],
    ['decisions a game', decisions.toFixed(1), ''],
    ['CPU seconds a game', cpuSeconds.toFixed(2), '<= 3'],
    ['first decision (median)', `${firstMs.toFixed(0)} ms`, '<= 300 ms'],
    ['decisions of Masters that are marked', `${(100 * marked).toFixed(2)} %`, '<= 1 %'],
  ]);
  printJson([{ bench: 'review', games, decisions, cpuSeconds, firstMs, marked }]);
}
