import { isMarked, judgeGame, luckAccount, reviewGame, type Mark, type ReviewTools } from '@quando/bots';
import type { GameRecord, Seat } from '@quando/rules';
import { masterGame } from '../bot-game.ts';
import { cpuSeconds, medianOf } from '../cpu-time.ts';
import { benchMaster } from '../net/bench-master.ts';
import { reviewTools } from '../net/loaded.ts';
import { printJson, printTable } from '../printing.ts';
import { browserReview, type BrowserReview } from './browser-review.ts';

const DEFAULT_GAMES = 5;
const DEFAULT_PLAYERS = 4;
const SLOWDOWN = 4;

/**
 * The time to review a seat of games between Masters, how many of its decisions are marked, and the time for one of the
 * games in a slowed Chromium: `npm run bench -- review [GAMES]`; without the browser, so that several processes can share
 * the work, `npm run bench -- review GAMES FIRST_GAME [PLAYERS]`.
 */
export async function review(args: readonly string[]): Promise<void> {
  const [games = DEFAULT_GAMES, first, players = DEFAULT_PLAYERS] = args.map(Number);
  const tools = reviewTools();
  const master = benchMaster();
  const numbers = Array.from({ length: games }, (_, i) => (first ?? 0) + i);
  const reviewed = numbers.map((game) => {
    const record = masterGame(master, players, `shipped ${players} ${game}`);
    return timedReview(record, game % players, tools);
  });
  const usual = reviewed.toSorted((a, b) => a.marks.length - b.marks.length)[games >> 1]!;
  const inBrowser = first === undefined ? await browserReview(usual, SLOWDOWN) : undefined;
  report(reviewed, usual, inBrowser);
}

type Reviewed = {
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly marks: readonly Mark[];
  readonly seconds: number;
  readonly firstMs: number;
};

function timedReview(record: GameRecord, seat: Seat, tools: ReviewTools): Reviewed {
  const [start, began] = [performance.now(), cpuSeconds()];
  const marks: Mark[] = [];
  let firstMs = 0;
  for (const { mark } of reviewGame(record, seat, tools)) {
    if (marks.length === 0) firstMs = performance.now() - start;
    marks.push(mark);
  }
  luckAccount(judgeGame(record, tools), seat);
  return { record, seat, marks, firstMs, seconds: cpuSeconds() - began };
}

function report(reviewed: readonly Reviewed[], usual: Reviewed, inBrowser: BrowserReview | undefined): void {
  const games = reviewed.length;
  const marks = reviewed.flatMap((each) => each.marks);
  const result = {
    bench: 'review',
    games,
    decisions: marks.length / games,
    cpuSeconds: reviewed.reduce((sum, { seconds }) => sum + seconds, 0) / games,
    firstMs: medianOf(reviewed.map(({ firstMs }) => firstMs)),
    marked: marks.filter(isMarked).length / marks.length,
    unclear: marks.filter((mark) => mark === 'unclear').length / marks.length,
    chromiumDecisions: inBrowser && usual.marks.length,
    chromiumFirstSeconds: inBrowser?.firstSeconds,
    chromiumSeconds: inBrowser?.seconds,
    chromiumCpuSeconds: inBrowser?.cpuSeconds,
  };
  printTable([
    [`${games} games of Masters, one seat reviewed`, 'measured', 'goal'],
    ['decisions a game', result.decisions.toFixed(1), ''],
    ['CPU seconds a game', result.cpuSeconds.toFixed(2), '<= 3'],
    ['first decision (median)', `${result.firstMs.toFixed(0)} ms`, '<= 300 ms'],
    ['decisions of Masters that are marked', `${(100 * result.marked).toFixed(2)} %`, '<= 1 %'],
    ['decisions of Masters that are unclear', `${(100 * result.unclear).toFixed(2)} %`, ''],
    ...(inBrowser ? browserRows(inBrowser, usual.marks.length) : []),
  ]);
  printJson([result]);
}

const browserRows = (
  { firstSeconds, seconds, cpuSeconds: cpu }: BrowserReview,
  decisions: number,
): string[][] => [
  [`Chromium at 1/${SLOWDOWN} speed: first of ${decisions} decisions`, `${firstSeconds.toFixed(1)} s`, ''],
  [`Chromium at 1/${SLOWDOWN} speed: the whole review`, `${seconds.toFixed(1)} s`, '<= 12 s'],
  ['Chromium: its CPU time at full speed', `${cpu.toFixed(2)} s`, ''],
];
