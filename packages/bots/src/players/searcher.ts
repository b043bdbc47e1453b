import type { Bot } from '../bot.ts';
import { actionOfMove } from '../policy-bot.ts';
import { bestMove } from '../search/search.ts';
import { hasReachedTurnLimit } from '../turn-limit.ts';

/**
 * A yardstick for other bots: plays candidates out in worlds that agree with its view, and chooses the best chance to win the
 * game. It was a level until decision 20.
 */
export const searcher: Bot = (view, options) =>
  hasReachedTurnLimit(view) ? { type: 'knock' } : actionOfMove(view, bestMove(view, options));
