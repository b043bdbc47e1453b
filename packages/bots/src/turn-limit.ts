import { turnContextOfView, mayKnock, type View } from '@quando/rules';

/**
 * After so many turns in a round every level knocks, whatever it holds: the rules know no limit (R12), but a table of
 * six is done within 200 turns.
 */
export const TURN_LIMIT = 30;

/** Whether the viewer, who is asked, has played for so long that it knocks now. */
export function hasReachedTurnLimit(view: View): boolean {
  const context = turnContextOfView(view);
  return context?.phase === 'turn' && mayKnock(context) && context.plays[context.seat]! >= TURN_LIMIT;
}
