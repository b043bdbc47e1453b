import { legalActions, type Viewer } from '@quando/rules';
import type { Sitter, Update } from '@quando/protocol';
import { viewOf } from '@quando/rules/authority';
import type { GameLog } from './game-log.ts';

/**
 * What a viewer sees now, with the events after `after`. By default they start with the entry that ended the last round,
 * so that whoever joins knows how it ended.
 */
export function updateFor(
  log: GameLog,
  viewer: Viewer,
  after?: number,
  sitters: readonly Sitter[] = log.setup.sitters,
): Update {
  const since = Math.min(after ?? log.lastScoredSeq - 1, log.seq);
  return {
    type: 'update',
    seq: log.seq,
    since,
    viewer,
    view: viewOf(log.state, viewer),
    events: log.told(viewer, since),
    sitters,
    standings: log.standings,
    ...(log.setup.handicaps && { handicaps: log.setup.handicaps }),
  };
}

/** With what the viewer may do now. */
export const withActions = (update: Update): Update => ({ ...update, actions: legalActions(update.view) });
