import type { Bot } from '../bot.ts';
import { actionOfMove } from '../policy-bot.ts';
import { bestMove } from '../search/search.ts';
import { hasReachedTurnLimit } from '../turn-limit.ts';

/**
 * Searches: plays candidates out in worlds that agree with its view, and chooses the best chance of winning the game.
 */
export const strong: Bot = (view, options) =>
  hasReachedTurnLimit(view) ? { type: 'knock' } : actionOfMove(view, bestMove(view, options));
