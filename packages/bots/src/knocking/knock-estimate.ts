import type { Action, View } from '@quando/rules';
import { actionOfMove } from '../policy-bot.ts';
import { KnockPlayouts } from './knock-playouts.ts';
import { knockReason, type KnockReason } from './knock-reason.ts';
import type { Measure } from './running-mean.ts';

/** Worlds that an estimate is made from, unless it is told otherwise; each is played out twice. */
export const DEFAULT_WORLDS = 2000;

/** What would come of knocking here, and of playing on: means over play-outs from what the viewer has seen. */
export type KnockEstimate = {
  readonly worlds: number;
  /** The chance to be alone on the lowest sum after a knock. */
  readonly alone: Measure;
  /** The own points for the round after a knock, and after playing on. */
  readonly knock: Measure;
  readonly wait: Measure;
  /** How many points a knock saves; below 0, how many it costs. */
  readonly edge: Measure;
  readonly better: Verdict;
  /** What is played by whoever plays on. */
  readonly play: Action;
  readonly reason: KnockReason;
};

/** What is better; `even` where the play-outs cannot tell. */
export type Verdict = 'knock' | 'wait' | 'even';

export type KnockOptions = { readonly seed: string | number; readonly worlds?: number };

/** Judges a knock by the viewer, who must be free to knock: the same view and seed give the same estimate. */
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
