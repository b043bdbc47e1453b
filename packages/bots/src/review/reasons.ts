import type { Action, View } from '@quando/rules';
import type { Comparison } from './comparison.ts';
import type { Likely } from './likely.ts';
import type { ReviewReason } from './reason.ts';
import { bestOf, gainOf } from './comparison.ts';

/** A decision that lost something, as its seat saw it. */
export type LossyDecision = {
  readonly view: View;
  readonly action: Action;
  readonly best: Action;
  readonly likely: Likely;
  /** The chosen move, then the best one. */
  readonly second: Comparison;
};

/** Why the best action was better than the chosen one, the strongest reason first. */
export function reasonsFor({ second }: LossyDecision): ReviewReason[] {
  return [{ code: 'wins-more', gain: gainOf(second, bestOf(second), second.outcomes[0]!).mean }];
}
