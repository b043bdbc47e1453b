import type { Seat } from '@quando/rules';
import type { PlayedRound } from '../played-game.ts';
import type { ScoredResult } from './scored-result.ts';

/** What is counted of a member over all results. */
export type Tally = {
  games: number;
  rounds: number;
  /** Over all rounds, the table's mean minus the member's own points: more is better. */
  better: number;
  /** The same, squared round by round. */
  betterSquared: number;
  /** Games won; a shared win is a fraction of one. */
  wins: number;
  /** The games they would win if everybody at their tables had the same chance. */
  fairWins: number;
  /** Game by game, the earliest first: whether they won or shared the win. */
  won: boolean[];
  knocks: number;
  /** Knocks alone on the lowest sum. */
  rightKnocks: number;
  /** Rounds ended with only zeros. */
  zeros: number;
  triplets: number;
  /** Rounds in which triplets were counted. */
  tripletRounds: number;
  /** Rounds without a point. */
  freeRounds: number;
  /** The fewest points in a game, without head start; Infinity before the first. */
  lowestGame: number;
};

/** Counts everything in one pass, in the order of the results. */
export function talliesOf(results: readonly ScoredResult[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const result of results) countGame(result, tallies);
  return tallies;
}

function countGame(
  { result, members, points, sums, winners }: ScoredResult,
  tallies: Map<string, Tally>,
): void {
  const { players, rounds } = result.game;
  const means = points.map((row) => sumOf(row) / players);
  for (const [member, seat] of members) {
    const tally = tallyOf(member, tallies);
    countWin(tally, players, winners.includes(seat) ? 1 / winners.length : 0);
    tally.lowestGame = Math.min(tally.lowestGame, sums[seat]!);
    // Plain loops without objects: the standings of 5,000 results take no longer than a frame or two.
    for (let round = 0; round < rounds.length; round += 1) {
      const own = points[round]![seat]!;
      countPoints(tally, own, means[round]! - own);
      countEvents(tally, rounds[round]!, seat, own);
    }
  }
}

function countWin(tally: Tally, players: number, share: number): void {
  tally.games += 1;
  tally.fairWins += 1 / players;
  tally.wins += share;
  tally.won.push(share > 0);
}

function countPoints(tally: Tally, points: number, better: number): void {
  tally.rounds += 1;
  tally.better += better;
  tally.betterSquared += better * better;
  if (points === 0) tally.freeRounds += 1;
}

function countEvents(
  tally: Tally,
  { zeros, knocker, triplets }: PlayedRound,
  seat: Seat,
  points: number,
): void {
  if (zeros === seat) tally.zeros += 1;
  if (knocker === seat) {
    tally.knocks += 1;
    // Only a knock alone on the lowest sum is without points (rules 9).
    if (points === 0) tally.rightKnocks += 1;
  }
  if (!triplets) return;
  tally.tripletRounds += 1;
  tally.triplets += triplets[seat]!;
}

function sumOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

function tallyOf(member: string, tallies: Map<string, Tally>): Tally {
  const known = tallies.get(member);
  if (known) return known;
  const fresh = emptyTally();
  tallies.set(member, fresh);
  return fresh;
}

/** The tally of somebody who has not played. */
export const emptyTally = (): Tally => ({
  games: 0,
  rounds: 0,
  better: 0,
  betterSquared: 0,
  wins: 0,
  fairWins: 0,
  won: [],
  knocks: 0,
  rightKnocks: 0,
  zeros: 0,
  triplets: 0,
  tripletRounds: 0,
  freeRounds: 0,
  lowestGame: Infinity,
});
