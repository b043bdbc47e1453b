import { isOnlyZeros, sureWin } from '../person/sure-win.ts';
import { ownHand } from '../own-hand.ts';
import { countOf, playedBy, takenBy, type LossyDecision } from './lossy-decision.ts';
import type { ReviewReason } from './reason.ts';

/** Zeros: a round that could have been ended with only zeros, or zeros that were given away. */
export function zeroReasons(lossy: LossyDecision): ReviewReason[] {
  const { view, action, best } = lossy;
  if (isMissedWin(lossy)) return [{ code: 'missed-only-zeros' }];
  const zeros = countOf(playedBy(view, action), 0);
  return zeros > countOf(playedBy(view, best), 0) ? [{ code: 'threw-away-zero', zeros }] : [];
}

/** Whether the best action ends the round with only zeros for certain, and the chosen one does not. */
function isMissedWin({ view, action, best }: LossyDecision): boolean {
  const win = sureWin(view);
  if (!win || win.type !== best.type) return false;
  if (win.type === 'draw') return takenBy(view, best) === 0 && takenBy(view, action) !== 0;
  return leavesOnlyZeros(best) && !leavesOnlyZeros(action);

  function leavesOnlyZeros(play: typeof action): boolean {
    if (play.type !== 'play') return false;
    return isOnlyZeros(ownHand(view).filter(({ slot }) => !play.slots.includes(slot)));
  }
}
