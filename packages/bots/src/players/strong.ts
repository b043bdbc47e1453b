import type { Bot } from '../bot.ts';
import { hasReachedTurnLimit } from '../turn-limit.ts';
import { actionOfMove } from '../policy-bot.ts';
import { onlyCandidate, search } from '../search/search.ts';

/** Searches: plays its candidates out in worlds that fit all it has seen, and takes the best chance to win the game. */
export const strong: Bot = (view, options) => {
  if (hasReachedTurnLimit(view)) return { type: 'knock' };
  return actionOfMove(view, onlyCandidate(view) ?? search(view, options)[0]!.move);
};
