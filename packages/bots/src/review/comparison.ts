import type { Action, View } from '@quando/rules';
import { actionOfMove } from '../policy-bot.ts';
import { meanOf } from '../sum.ts';
import { estimateIn, type Estimated, type SampledHands } from './estimate.ts';
import type { Outcomes } from './outcomes.ts';
import type { ReviewedCandidate } from './reviewed-decision.ts';

/** The outcomes of several moves in the same worlds, the chosen one first. */
export type Comparison = {
  readonly belief: SampledHands;
  readonly outcomes: readonly Outcomes[];
  readonly bias: Bias;
};

/** The errors that more worlds would not reduce. */
export type Bias = {
  /** The critic's, of a difference of chances where a round was not played to its end. */
  readonly critic: number;
  /** That of one line of play where a round was played to its end: Masters always decide the same. */
  readonly line: number;
  /** The fast policy's, of points. */
  readonly points: number;
};

/** The outcomes of the move that wins most. */
export const bestOf = ({ outcomes }: Comparison): Outcomes =>
  outcomes.reduce((a, b) => (meanOf(b.chances) > meanOf(a.chances) ? b : a));

/** How much more a move wins than another one, in the same worlds. */
export function gainOf({ belief, bias }: Comparison, better: Outcomes, worse: Outcomes): Estimated {
  const differences = better.chances.map((chance, i) => chance - worse.chances[i]!);
  const { mean, error } = estimateIn(belief, differences);
  const open = Math.max(better.open, worse.open);
  return { mean, error: Math.hypot(error, bias.critic * open, bias.line * (1 - open)) };
}

/**
 * The candidates of a decision, best first. Those of the second pass have its figures; the others keep their distance from
 * the best one in the first pass.
 */
export function candidatesOf(view: View, first: Comparison, second: Comparison): ReviewedCandidate[] {
  const best = bestOf(second);
  const chosen = first.outcomes[0]!.move;
  return first.outcomes
    .map(({ move }) => {
      const { comparison, outcomes } = latest(move);
      const isBest = move === best.move;
      const behind = isBest ? NOTHING : gainOf(comparison, outcomesIn(comparison, best.move), outcomes);
      return candidateOf(actionOfMove(view, move), move === chosen, behind, comparison, outcomes);
    })
    .toSorted((a, b) => a.behind.mean - b.behind.mean);

  function latest(move: Outcomes['move']): { comparison: Comparison; outcomes: Outcomes } {
    const again = second.outcomes.find((each) => each.move === move);
    return again
      ? { comparison: second, outcomes: again }
      : { comparison: first, outcomes: outcomesIn(first, move) };
  }

  function candidateOf(
    action: Action,
    isChosen: boolean,
    { mean, error }: Estimated,
    comparison: Comparison,
    { points }: Outcomes,
  ): ReviewedCandidate {
    const behind = { mean: Math.max(0, mean), error };
    const chance = Math.max(0, meanOf(best.chances) - behind.mean);
    return { action, isChosen, chance, behind, points: pointsIn(comparison, points) };
  }
}

const outcomesIn = ({ outcomes }: Comparison, move: Outcomes['move']): Outcomes =>
  outcomes.find((each) => each.move === move)!;

/** The mean of points, or of differences of points, in the first worlds. */
export function pointsIn({ belief, bias }: Comparison, points: readonly number[]): Estimated {
  const { mean, error } = estimateIn(firstOf(belief, points.length), points);
  return { mean, error: Math.hypot(error, bias.points) };
}

/** A belief in only the first of its worlds. */
const firstOf = ({ worlds, weights }: SampledHands, count: number): SampledHands => ({
  worlds: worlds.slice(0, count),
  weights,
});

export const NOTHING: Estimated = { mean: 0, error: 0 };
