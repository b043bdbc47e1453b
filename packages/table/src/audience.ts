import type { Viewer } from '@quando/rules';
import type { Sitter, Update } from '@quando/protocol';
import { viewOf } from '@quando/rules/authority';
import type { GameLog } from './game-log.ts';

/** Somebody who looks on through some eyes and is told of every step. */
export type Onlooker = { readonly viewer: Viewer; readonly tell: (update: Update) => void };

/** What a viewer sees now, and was told since some seq; from the deal of this round if nothing is said. */
export function updateFor(
  gameLog: GameLog,
  viewer: Viewer,
  after?: number,
  sitters: readonly Sitter[] = gameLog.setup.sitters,
): Update {
  const since = Math.min(after ?? gameLog.roundSeq - 1, gameLog.seq);
  return {
    type: 'update',
    seq: gameLog.seq,
    since,
    viewer,
    view: viewOf(gameLog.state, viewer),
    events: gameLog.told(viewer, since),
    sitters,
    standings: gameLog.standings,
  };
}

/** Everybody who looks on. */
export class Audience {
  readonly #onlookers: Set<Onlooker> = new Set();

  /** Leaves by calling what comes back. */
  enter(onlooker: Onlooker): () => void {
    this.#onlookers.add(onlooker);
    return () => this.#onlookers.delete(onlooker);
  }

  /** Tells each what it may know of the entries after some seq. */
  tell(gameLog: GameLog, since: number): void {
    for (const { viewer, tell } of this.#onlookers) tell(updateFor(gameLog, viewer, since));
  }
}
