import type { Terms } from '@quando/protocol';
import { resized } from '../../handicap/seat-handicaps.ts';
import { followedTarget, usualTarget } from '../../usual-target.ts';
import { targetsFor } from '../setup/table-draft.ts';

/** The terms for another number of players; a target not offered to that many becomes the usual one. */
export function withPlayers(terms: Terms, players: number): Terms {
  const target = followedTarget(terms.target, terms.players, players);
  const { handicaps: before, ...rest } = terms;
  const handicaps = resized(before, players);
  return {
    ...rest,
    ...(handicaps && { handicaps }),
    players,
    target: targetsFor(players).includes(target) ? target : usualTarget(players),
  };
}
