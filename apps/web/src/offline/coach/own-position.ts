import type { KnockPosition } from '@quando/bots';
import { readLink, replay } from '@quando/rules/authority';
import { seatsOf } from '@quando/rules';
import { ownMomentOf } from '../../trainer/position-seed.ts';

/** The position of a seed that names a moment of an own game; undefined if there is no such moment. */
export function ownPosition(seed: string): KnockPosition | undefined {
  const moment = ownMomentOf(seed);
  const read = moment && readLink(moment.code);
  if (!read || 'fault' in read) return undefined;
  const round = [...replay(read.record)].filter((step) => step.round === moment.round);
  const state = round[moment.step]?.state;
  const isAsked = state?.asked === moment.seat && state.phase === 'turn' && moment.step + 1 < round.length;
  if (!isAsked) return undefined;
  // Who really played is known to the page alone.
  const levels = seatsOf(state.players).map(() => 'sharp' as const);
  return { seat: moment.seat, levels, round, step: moment.step };
}
