import { leadersOf } from '../game/leaders.ts';
import { scoreOf } from './score-of.ts';
import type { PublicRound, TurningPoint } from './story.ts';

/** The round after which all winners had the lowest total, and kept it. */
export function turningPointIn(rounds: readonly PublicRound[]): TurningPoint {
  const leaders = rounds.map((round) => leadersOf(scoreOf(round).totals));
  const winners = leaders.at(-1)!;
  const round = 1 + leaders.findLastIndex((lead) => winners.some((seat) => !lead.includes(seat)));
  return { round, winners, leadersBefore: leaders[round - 1] ?? [] };
}
