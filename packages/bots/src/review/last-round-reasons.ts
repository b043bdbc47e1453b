import { isCardNumber } from '@quando/rules';
import { ownSeat } from '../own-hand.ts';
import { meanOf, sumOf } from '../sum.ts';
import { frontsIn, playedBy, type LossyDecision } from './lossy-decision.ts';
import type { ReviewReason } from './reason.ts';

/** Whether to pass: only the last round allows it. */
export function lastRoundReasons(lossy: LossyDecision): ReviewReason[] {
  if (lossy.action.type === 'pass') return passed(lossy);
  return lossy.best.type === 'pass' ? shouldHavePassed(lossy) : [];
}

/** What would have been left for certain, with the lower of the sides that the seat knew. */
function passed({ view, best }: LossyDecision): ReviewReason[] {
  const top = view.pile[0];
  const known = [top?.up, top?.down].filter(isCardNumber);
  if (known.length === 0) return [];
  const sum = sumOf(frontsIn(view));
  const left = sum - sumOf(playedBy(view, best)) + Math.min(...known);
  return left < sum ? [{ code: 'passed', sum, left }] : [];
}

function shouldHavePassed({ view, comparison }: LossyDecision): ReviewReason[] {
  const sum = sumOf(frontsIn(view));
  const later = meanOf(comparison.outcomes[0]!.sums.map((bySeat) => bySeat[ownSeat(view)]!));
  return later > sum ? [{ code: 'should-have-passed', sum, later }] : [];
}
