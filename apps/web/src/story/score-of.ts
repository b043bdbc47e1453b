import type { SeenEvent } from '@quando/rules';
import type { PublicRound } from './story.ts';

export type Score = SeenEvent & { readonly type: 'scored' };

/** How a finished round was scored. */
export function scoreOf(round: PublicRound): Score {
  const score = round.find((event) => event.type === 'scored');
  if (!score) throw new Error('the round is not over');
  return score;
}
