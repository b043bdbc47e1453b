import { seededRandom, type View } from '@quando/rules';
import { WorldSource } from '../belief/world.ts';
import type { Thought } from '../bot.ts';
import { candidatesOf } from './candidates.ts';
import { Race, type Estimate } from './race.ts';

/** What a searching bot spends on a decision unless it is told otherwise. */
export const DEFAULT_PLAYOUTS = 1500;

/** Plays every candidate out in sampled worlds, within the budget; the best comes first. */
export function search(view: View, { seed, playouts = DEFAULT_PLAYOUTS, limit }: Thought): Estimate[] {
  const random = seededRandom(seed);
  const worlds = new WorldSource(view, random);
  const start = worlds.any();
  const race = new Race(candidatesOf(start, view), start, worlds, random);
  const now = limit?.now ?? ((): number => 0);
  const end = now() + (limit?.milliseconds ?? 1);
  do race.run();
  while (race.isOpen && race.spent < playouts && now() < end);
  return race.ranking;
}

/** The only thing that can be done, if there is just one. */
export function onlyCandidate(view: View): Estimate['move'] | undefined {
  const start = new WorldSource(view, seededRandom(0)).any();
  const moves = candidatesOf(start, view);
  return moves.length === 1 ? moves[0] : undefined;
}
