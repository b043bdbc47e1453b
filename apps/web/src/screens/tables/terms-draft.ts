import type { Terms } from '@quando/protocol';
import { targetsFor } from '../setup/table-draft.ts';

const TARGET = 50;

/** The terms for another number of players; a target not offered to that many becomes the usual one. */
export const withPlayers = (terms: Terms, players: number): Terms => ({
  ...terms,
  players,
  target: targetsFor(players).includes(terms.target) ? terms.target : TARGET,
});
