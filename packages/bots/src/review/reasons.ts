import { bestOf, gainOf, pointsIn } from './comparison.ts';
import { drawReasons } from './draw-reasons.ts';
import { flipReasons } from './flip-reasons.ts';
import { knockReasons } from './knock-reasons.ts';
import { lastRoundReasons } from './last-round-reasons.ts';
import type { LossyDecision } from './lossy-decision.ts';
import { playReasons } from './play-reasons.ts';
import type { ReviewReason } from './reason.ts';
import { zeroReasons } from './zero-reasons.ts';

/** The fewest points that are worth a sentence. */
const LEAST_POINTS = 0.5;

/** Why the best action was better than the chosen one, the most telling reason first. */
export const reasonsFor = (lossy: LossyDecision): ReviewReason[] => [
  ...zeroReasons(lossy),
  ...knockReasons(lossy),
  ...lastRoundReasons(lossy),
  ...drawReasons(lossy),
  ...flipReasons(lossy),
  ...playReasons(lossy),
  ...pointsReason(lossy),
  ...winsMore(lossy),
];

function winsMore({ comparison }: LossyDecision): ReviewReason[] {
  const gain = gainOf(comparison, bestOf(comparison), comparison.outcomes[0]!).mean;
  return [{ code: 'wins-more', gain }];
}

/** The points that the best action saves in this round, if the error does not explain them. */
function pointsReason({ comparison }: LossyDecision): ReviewReason[] {
  const [chosen, best] = [comparison.outcomes[0]!, bestOf(comparison)];
  const saved = chosen.points.map((points, i) => points - best.points[i]!);
  const { mean: points, error } = pointsIn(comparison, saved);
  return points >= LEAST_POINTS && points > 2 * error ? [{ code: 'costs-points', points }] : [];
}
