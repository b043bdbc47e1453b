import type { ToldEvent } from '@quando/protocol';
import type { Seat, View, Viewer } from '@quando/rules';

/** What the screen of a game shows. */
export type GameStage = 'opening' | 'board' | 'handover' | 'recap' | 'reveal' | 'end';

export type GameFacts = {
  readonly view: View | undefined;
  readonly viewer: Viewer;
  readonly handOverTo: Seat | 'nobody';
  /** Whether something is still being shown on the board. */
  readonly isMoving: boolean;
  /** Whether whoever has just come has not read yet what happened. */
  readonly hasNews: boolean;
  /** Whether the last reveal has been looked at. */
  readonly isRevealed: boolean;
};

export function gameStage(facts: GameFacts): GameStage {
  const { view, viewer, handOverTo, isMoving, hasNews, isRevealed } = facts;
  if (!view) return 'opening';
  if (view.result !== 'none') {
    if (isMoving) return 'board';
    return view.phase === 'over' && isRevealed ? 'end' : 'reveal';
  }
  if (viewer === 'watcher' && handOverTo !== 'nobody') return 'handover';
  return hasNews ? 'recap' : 'board';
}

/** Whether there is something to tell: of a deal, the cards themselves tell. */
export const hasHappened = (news: readonly ToldEvent[]): boolean =>
  news.some(({ event }) => event.type !== 'dealt');
