import { netTotals, type Handicaps } from '@quando/protocol';
import { leadersOf } from '../game/leaders.ts';
import { scoreOf } from './score-of.ts';
import type { PublicRound, TurningPoint } from './story.ts';

/** The round after which all winners had the lowest total, less head starts, and kept it. */
export function turningPointIn(rounds: readonly PublicRound[], handicaps?: Handicaps): TurningPoint {
  const leaders = rounds.map((round) => leadersOf(netTotals(scoreOf(round).totals, handicaps)));
  const winners = leaders.at(-1)!;
  const round = 1 + leaders.findLastIndex((lead) => winners.some((seat) => !lead.includes(seat)));
  return { round, winners, leadersBefore: leaders[round - 1] ?? [] };
}
