import type { Action, View } from '@quando/rules';
import { actionOfMove } from '../policy-bot.ts';
import { KnockPlayouts } from './knock-playouts.ts';
import { knockReason, type KnockReason } from './knock-reason.ts';
import type { Measure } from './running-mean.ts';

/** Worlds per estimate by default; each is played out twice. */
export const DEFAULT_WORLDS = 2000;

/** The expected results of knocking and of playing on: means over play-outs from what the viewer has seen. */
export type KnockEstimate = {
  readonly worlds: number;
  /** The chance to be alone on the lowest sum after a knock. */
  readonly alone: Measure;
  /** The viewer's points for the round after a knock, and after playing on. */
  readonly knock: Measure;
  readonly wait: Measure;
  /** How many points a knock saves; negative if it costs points. */
  readonly edge: Measure;
  readonly better: Verdict;
  /** The best play instead of a knock. */
  readonly play: Action;
  readonly reason: KnockReason;
};

/** The better choice; `even` if the play-outs cannot distinguish them. */
export type Verdict = 'knock' | 'wait' | 'even';

export type KnockOptions = { readonly seed: string | number; readonly worlds?: number };

/** Evaluates a knock by the viewer, who must be allowed to knock. The same view and seed give the same estimate. */
export function estimateKnock(view: View, { seed, worlds = DEFAULT_WORLDS }: KnockOptions): KnockEstimate {
  const playouts = new KnockPlayouts(view, seed).playWorlds(worlds);
  const edge = playouts.edge.measure;
  const better = verdictOf(edge);
  return {
    worlds,
    alone: playouts.alone.measure,
    knock: playouts.knockPoints.measure,
    wait: playouts.waitPoints.measure,
    edge,
    better,
    play: actionOfMove(view, playouts.play),
    reason: knockReason(view, playouts, better),
  };
}

function verdictOf({ mean, error }: Measure): Verdict {
  if (Math.abs(mean) <= error) return 'even';
  return mean > 0 ? 'knock' : 'wait';
}
