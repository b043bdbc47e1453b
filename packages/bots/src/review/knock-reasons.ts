import { KNOCK_PENALTY, seatsOf, type Seat, type View } from '@quando/rules';
import { ownSeat } from '../own-hand.ts';
import { bestOf, gainOf } from './comparison.ts';
import { sumOf } from '../sum.ts';
import { countOf, frontsIn, type LossyDecision } from './lossy-decision.ts';
import type { Outcomes } from './outcomes.ts';
import type { ReviewReason } from './reason.ts';

/** From this chance on somebody else is a rival. */
const RIVAL = 0.3;
/** A hand with so few cards will soon be lower. */
const FEW_CARDS = 3;
/** With at most so many other cards beside zeros, only zeros are near. */
const NEAR_ZEROS = 2;

/** A knock that was too early, or one that was missed. */
export function knockReasons(lossy: LossyDecision): ReviewReason[] {
  if (lossy.action.type === 'knock') return tooEarly(lossy);
  return lossy.best.type === 'knock' ? missed(lossy) : [];
}

function tooEarly({ view, comparison }: LossyDecision): ReviewReason[] {
  const knock = comparison.outcomes[0]!;
  const fronts = frontsIn(view);
  const [sum, zeros] = [sumOf(fronts), countOf(fronts, 0)];
  const gain = gainOf(comparison, bestOf(comparison), knock).mean;
  const others = fronts.length - zeros;
  return [
    { code: 'knocked-too-early', alone: aloneIn(view, knock), gain },
    ...rivals(view, knock),
    ...(zeros > 0 && others <= NEAR_ZEROS ? [{ code: 'zeros-near' as const, zeros, others }] : []),
    { code: 'costly-knock', sum, cost: sum + KNOCK_PENALTY },
  ];
}

function missed({ view, comparison }: LossyDecision): ReviewReason[] {
  const seat = others(view).reduce((a, b) => (view.hands[b]!.length < view.hands[a]!.length ? b : a));
  const cards = view.hands[seat]!.length;
  return [
    { code: 'missed-knock', sum: sumOf(frontsIn(view)), alone: aloneIn(view, bestOf(comparison)) },
    ...(cards <= FEW_CARDS ? [{ code: 'they-catch-up' as const, seat, cards }] : []),
  ];
}

/** The player who most often ends the round with no more than the knocker. */
function rivals(view: View, { sums }: Outcomes): ReviewReason[] {
  const own = ownSeat(view);
  const chanceOf = (seat: Seat): number =>
    sums.filter((bySeat) => bySeat[seat]! <= bySeat[own]!).length / sums.length;
  const seat = others(view).reduce((a, b) => (chanceOf(b) > chanceOf(a) ? b : a));
  const chance = chanceOf(seat);
  return chance >= RIVAL ? [{ code: 'rival', seat, cards: view.hands[seat]!.length, chance }] : [];
}

/** How often the seat ends the round alone on the lowest sum. */
function aloneIn(view: View, { sums }: Outcomes): number {
  const own = ownSeat(view);
  const alone = sums.filter((bySeat) => others(view).every((seat) => bySeat[seat]! > bySeat[own]!));
  return alone.length / sums.length;
}

const others = (view: View): Seat[] => seatsOf(view.players).filter((seat) => seat !== view.viewer);
