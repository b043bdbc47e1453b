import { scoreOf } from './score-of.ts';
import type { BestKnock, PublicRound } from './story.ts';

/** The first of the best knocks, if anybody has knocked at the right time. */
export const bestKnockIn = (rounds: readonly PublicRound[]): BestKnock | undefined =>
  rounds
    .flatMap(goodKnockIn)
    .reduce<BestKnock | undefined>(
      (best, knock) => (best === undefined || knock.cost > best.cost ? knock : best),
      undefined,
    );

function goodKnockIn(events: PublicRound, round: number): BestKnock[] {
  const { knocker, fronts, sums, points } = scoreOf(events);
  // A knocker who is not alone on the lowest sum gets penalty points (rules 9).
  if (knocker === 'nobody' || points[knocker] !== 0) return [];
  const cost = points.reduce((sum, score) => sum + score, 0);
  return [{ round, seat: knocker, fronts: fronts[knocker]!, sum: sums[knocker]!, cost }];
}
