import {
  judgeGame,
  luckReport,
  ownDecisionCount,
  reviewGame,
  summaryOf,
  type ReviewedDecision,
  type ReviewTools,
} from '@quando/bots';
import type { GameRecord } from '@quando/rules';
import { readLink } from '@quando/rules/authority';
import type { ReviewAnswer, ReviewQuestion, ToldDecision } from './review-message.ts';

/** Reviews a seat of the game in a code, and tells every decision as soon as it is reviewed. */
export function* reviewOfGame(
  { code, seat }: ReviewQuestion,
  tools: ReviewTools,
): Generator<ReviewAnswer, void, undefined> {
  const read = readLink(code);
  // Only what has ended is reviewed: until then, others may still learn from it.
  if ('fault' in read || !hasEnded(read.record) || seat >= read.record.players)
    return yield { type: 'refused', why: 'no-game' };
  const { record } = read;
  yield { type: 'begun', decisions: ownDecisionCount(record, seat) };
  const decisions: ReviewedDecision[] = [];
  for (const decision of reviewGame(record, seat, tools)) {
    decisions.push(decision);
    yield { type: 'reviewed', decision: withoutCards(decision) };
  }
  const judged = judgeGame(record, tools);
  yield {
    type: 'done',
    review: {
      seat,
      decisions: decisions.map(withoutCards),
      summary: summaryOf(record, judged, seat, decisions),
      luck: luckReport(judged, seat, decisions),
    },
  };
}

/** Whether a game is over, or its last round: a single round has no winners yet. */
const hasEnded = ({ rounds }: GameRecord): boolean => rounds.at(-1)?.points !== undefined;

/** Takes over what a page may have, by name. */
const withoutCards = (decision: ReviewedDecision): ToldDecision => ({
  round: decision.round,
  index: decision.index,
  seat: decision.seat,
  action: decision.action,
  kind: decision.kind,
  candidates: decision.candidates,
  loss: decision.loss,
  mark: decision.mark,
  reasons: decision.reasons,
  likely: decision.likely,
});
