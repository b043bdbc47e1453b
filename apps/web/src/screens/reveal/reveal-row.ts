import type { Sitter } from '@quando/protocol';
import type { HeldCard, RoundResult, Seat, View } from '@quando/rules';
import { scoreReasonOf, type ScoreReason, type Outcome } from '@quando/text';
import { revealOrder } from './reveal-timeline.ts';

/** One player's row of a reveal. */
export type RevealRowFacts = {
  readonly seat: Seat;
  readonly sitter: Sitter;
  readonly cards: readonly HeldCard[];
  readonly sum: number;
  readonly points: number;
  readonly scoreReason: ScoreReason;
  /** Whether the viewer has seen these fronts before the reveal. */
  readonly isOwn: boolean;
};

/** The rows, lowest sum first. */
export function revealRows(view: View, result: RoundResult, sitters: readonly Sitter[]): RevealRowFacts[] {
  const outcome = outcomeOf(view, result);
  return revealOrder(result.sums)
    .toReversed()
    .map((seat) => ({
      seat,
      sitter: sitters[seat]!,
      cards: view.hands[seat]!,
      sum: result.sums[seat]!,
      points: result.points[seat]!,
      scoreReason: scoreReasonOf(outcome, seat),
      isOwn: seat === view.viewer,
    }));
}

export const outcomeOf = ({ knocker }: View, { sums, points }: RoundResult): Outcome => ({
  knocker,
  sums,
  points,
});

/** The sum of the revealed cards. */
export const openSum = (cards: readonly HeldCard[], open: number): number =>
  cards.slice(0, open).reduce((sum, { front }) => sum + (front === 'hidden' ? 0 : front), 0);

/** Whether a knock cost this player points. */
export const isPunished = ({ scoreReason }: Pick<RevealRowFacts, 'scoreReason'>): boolean =>
  scoreReason === 'knocker-tied' || scoreReason === 'knocker-beaten';
