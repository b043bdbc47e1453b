import { mayKnock, turnContextOfView, type View } from '@quando/rules';

/**
 * After this many turns in a round every level knocks, whatever it holds. The rules have no limit (R12), but with this one
 * six bots finish a round within 200 turns.
 */
export const TURN_LIMIT = 30;

/** Whether the viewer, who is asked, has to knock now. */
export function hasReachedTurnLimit(view: View): boolean {
  const context = turnContextOfView(view);
  return context?.phase === 'turn' && mayKnock(context) && context.plays[context.seat]! >= TURN_LIMIT;
}
