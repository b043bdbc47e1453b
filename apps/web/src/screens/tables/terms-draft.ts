import type { Terms } from '@quando/protocol';
import { followedTarget, usualTarget } from '../../usual-target.ts';
import { targetsFor } from '../setup/table-draft.ts';

/** The terms for another number of players; a target not offered to that many becomes the usual one. */
export function withPlayers(terms: Terms, players: number): Terms {
  const target = followedTarget(terms.target, terms.players, players);
  return {
    ...terms,
    players,
    target: targetsFor(players).includes(target) ? target : usualTarget(players),
  };
}
