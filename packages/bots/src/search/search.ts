import { seededRandom, type View } from '@quando/rules';
import { WorldSource } from '../belief/world.ts';
import type { BotOptions } from '../bot.ts';
import { candidatesOf } from './candidates.ts';
import { Race } from './race.ts';
import type { Estimate } from './runner.ts';

/** What a searching bot spends on a decision unless it is told otherwise. */
export const DEFAULT_PLAYOUTS = 1000;

/** Plays every candidate out in the same sampled worlds, in one at least and else within the budget; the best comes first. */
export function search(view: View, { seed, playouts = DEFAULT_PLAYOUTS, limit }: BotOptions): Estimate[] {
  const random = seededRandom(seed);
  const worlds = new WorldSource(view, random);
  const start = worlds.any();
  const race = new Race(candidatesOf(start, view), start, worlds, random);
  const begin = limit?.now() ?? 0;
  const isInTime = (): boolean => !limit || limit.now() - begin < limit.milliseconds;
  do race.playWorld();
  while (race.isOpen && race.spent + race.pricePerWorld <= playouts && isInTime());
  return race.ranking;
}

/** The only thing that can be done, if there is just one. */
export function onlyCandidate(view: View): Estimate['move'] | undefined {
  const start = new WorldSource(view, seededRandom(0)).any();
  const moves = candidatesOf(start, view);
  return moves.length === 1 ? moves[0] : undefined;
}
