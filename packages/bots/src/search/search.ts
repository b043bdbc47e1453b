import type { View } from '@quando/rules';
import type { Move } from '@quando/rules/authority';
import type { BotOptions } from '../bot.ts';
import type { Estimate } from './candidate.ts';
import { PlayoutSearch } from './playout-search.ts';

/** How many play-outs a searching bot spends on a decision by default. */
export const DEFAULT_PLAYOUTS = 1000;

/**
 * Plays every candidate out in the same sampled worlds, in at least one of them and within the budget; returns the best
 * first.
 */
export function search(view: View, options: BotOptions): Estimate[] {
  return run(new PlayoutSearch(view, options.seed), options);
}

/** The best move by search; a single candidate is chosen without one. */
export function bestMove(view: View, options: BotOptions): Move {
  const playouts = new PlayoutSearch(view, options.seed);
  return playouts.onlyMove ?? run(playouts, options)[0]!.move;
}

function run(
  playouts: PlayoutSearch,
  { playouts: budget = DEFAULT_PLAYOUTS, limit }: BotOptions,
): Estimate[] {
  const begin = limit?.now() ?? 0;
  const isInTime = (): boolean => !limit || limit.now() - begin < limit.milliseconds;
  do playouts.playWorld();
  while (playouts.isOpen && playouts.spent + playouts.pricePerWorld <= budget && isInTime());
  return playouts.ranking;
}
