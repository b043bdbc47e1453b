import {
  BOTS,
  judgeGame,
  luckAccount,
  luckErrors,
  masterOf,
  type BotLevel,
  type LuckAccount,
  type LuckErrors,
  type LuckTools,
} from '@quando/bots';
import { botGame } from '../bot-game.ts';
import { loadedJudge, loadedNet } from '../net/loaded.ts';

/** The levels that play, weakest first. */
export const LEVELS = ['sharp', 'strong', 'master'] as const satisfies readonly BotLevel[];

export type Level = (typeof LEVELS)[number];

/** What a game came to for one of its seats. */
export type AccountedSeat = {
  readonly level: Level;
  readonly account: LuckAccount;
  readonly errors: LuckErrors;
};

export type AccountedGame = {
  readonly game: number;
  readonly seats: readonly AccountedSeat[];
  readonly cpuSeconds: number;
};

export const luckTools = (): LuckTools => ({ judge: loadedJudge(), master: masterOf(loadedNet()) });

/** Plays a game of 2 to 6 bots, in which the levels change seats from game to game, and accounts for its luck. */
export function accountedGame(game: number, tools: LuckTools): AccountedGame {
  const levels = Array.from({ length: 2 + (game % 5) }, (_, seat) => levelAt(seat, game));
  const bots = levels.map((level) => (level === 'master' ? tools.master : BOTS[level]));
  const record = botGame(bots, `luck ${game}`);
  const began = process.cpuUsage();
  const judged = judgeGame(record, tools);
  const { user, system } = process.cpuUsage(began);
  const seats = levels.map((level, seat) => ({
    level,
    account: luckAccount(judged, seat),
    errors: luckErrors(judged, seat),
  }));
  return { game, seats, cpuSeconds: (user + system) / 1e6 };
}

const levelAt = (seat: number, game: number): Level => LEVELS[(seat + Math.floor(game / 5)) % LEVELS.length]!;
