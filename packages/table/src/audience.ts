import type { Viewer } from '@quando/rules';
import type { Sitter, Update } from '@quando/protocol';
import { viewOf } from '@quando/rules/authority';
import type { Chronicle } from './chronicle.ts';

/** Somebody who looks on through some eyes and is told of every step. */
export type Onlooker = { readonly viewer: Viewer; readonly tell: (update: Update) => void };

/** What a viewer sees now, and was told since some seq; from the deal of this round if nothing is said. */
export function updateFor(
  chronicle: Chronicle,
  viewer: Viewer,
  after?: number,
  sitters: readonly Sitter[] = chronicle.setup.sitters,
): Update {
  const since = Math.min(after ?? chronicle.roundSeq - 1, chronicle.seq);
  return {
    type: 'update',
    seq: chronicle.seq,
    since,
    viewer,
    view: viewOf(chronicle.state, viewer),
    events: chronicle.told(viewer, since),
    sitters,
    standings: chronicle.standings,
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
  tell(chronicle: Chronicle, since: number): void {
    for (const { viewer, tell } of this.#onlookers) tell(updateFor(chronicle, viewer, since));
  }
}
