import { seededRandom, type View } from '@quando/rules';
import { WorldSource } from '../belief/world-source.ts';
import type { BotOptions } from '../bot.ts';
import { candidatesOf } from './candidate-moves.ts';
import { PlayoutSearch } from './playout-search.ts';
import type { Estimate } from './candidate.ts';

/** What a searching bot spends on a decision unless it is told otherwise. */
export const DEFAULT_PLAYOUTS = 1000;

/** Plays every candidate out in the same sampled worlds, in one at least and else within the budget; the best comes first. */
export function search(view: View, { seed, playouts = DEFAULT_PLAYOUTS, limit }: BotOptions): Estimate[] {
  const random = seededRandom(seed);
  const worlds = new WorldSource(view, random);
  const start = worlds.any();
  const search = new PlayoutSearch(candidatesOf(start, view), start, worlds, random);
  const begin = limit?.now() ?? 0;
  const isInTime = (): boolean => !limit || limit.now() - begin < limit.milliseconds;
  do search.playWorld();
  while (search.isOpen && search.spent + search.pricePerWorld <= playouts && isInTime());
  return search.ranking;
}

/** The only thing that can be done, if there is just one. */
export function onlyCandidate(view: View): Estimate['move'] | undefined {
  const start = new WorldSource(view, seededRandom(0)).any();
  const moves = candidatesOf(start, view);
  return moves.length === 1 ? moves[0] : undefined;
}
