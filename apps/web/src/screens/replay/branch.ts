import type { GameClient } from '../../game/game-client.svelte.ts';
import type { ReplayPlace } from '../../replay/replay-place.ts';
import type { WhatIfConnection } from '../../replay/what-if-connection.ts';

/** A game that is played on in another way, from a place of the one that is replayed. */
export type Branch = {
  readonly place: ReplayPlace;
  readonly cards: 'true' | 'other';
  readonly connection: WhatIfConnection;
  readonly game: GameClient;
};
