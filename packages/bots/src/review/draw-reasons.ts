import { isCardNumber, type CardNumber } from '@quando/rules';
import { expectedNumber } from '../belief/marginals.ts';
import { countOf, frontsIn, straightsIn, takenBy, type LossyDecision } from './lossy-decision.ts';
import type { ReviewReason } from './reason.ts';
import { sumOf } from '../sum.ts';

/** An unseen side must be worse or better at least so often to say so. */
const MOSTLY = 0.5;

/** Which side of the top card to draw. */
export function drawReasons(lossy: LossyDecision): ReviewReason[] {
  const { view, action, best } = lossy;
  const [taken, other] = [takenBy(view, action), takenBy(view, best)];
  if (taken === 'none' || taken === other) return [];
  if (!isCardNumber(other)) return tookHigh(lossy, Number(taken));
  return [
    ...refused(lossy, other),
    ...(isCardNumber(taken) ? tookKnown(taken, other) : tookUnseen(lossy, other)),
  ];
}

/** What the side that was not taken would have been good for. */
function refused({ view }: LossyDecision, number: CardNumber): ReviewReason[] {
  if (number === 0) return [{ code: 'refused-zero' }];
  const fronts = frontsIn(view);
  const held = countOf(fronts, number);
  if (held > 0) return [{ code: 'refused-match', number, held }];
  const before = straightsIn(fronts);
  const lowest = straightsIn([...fronts, number]).find((each) => !before.includes(each));
  return lowest === undefined ? [] : [{ code: 'refused-straight', lowest, number }];
}

const tookKnown = (taken: CardNumber, other: CardNumber): ReviewReason[] =>
  taken > other ? [{ code: 'took-known-high', taken, other }] : [];

function tookUnseen({ likely }: LossyDecision, up: CardNumber): ReviewReason[] {
  const worse = sumOf(likely.down.slice(up + 1));
  return worse >= MOSTLY ? [{ code: 'took-unseen', up, mean: expectedNumber(likely.down), worse }] : [];
}

function tookHigh({ view, likely }: LossyDecision, taken: number): ReviewReason[] {
  const up = view.pile[0]!.up;
  const better = sumOf(likely.down.slice(0, taken));
  return isCardNumber(up) && better >= MOSTLY
    ? [{ code: 'took-high', up, mean: expectedNumber(likely.down), better }]
    : [];
}
