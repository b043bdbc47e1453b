import { act } from './play.ts';
import { dealRound, type Round } from './round.ts';
import { pointsOf, sumsOf, winnersOf } from './score.ts';

/** A game; its totals include the current round once that is scored. */
export type Game = {
  readonly players: number;
  readonly target: number;
  number: number;
  round: Round;
  totals: number[];
  winners: number[] | 'none';
};

export function newGame(players: number, target: number, round: Round): Game {
  return { players, target, number: 0, round, totals: round.plays.map(() => 0), winners: 'none' };
}

export function nextRound(game: Game, deck: string): void {
  game.round = dealRound(game.players, (game.round.dealer + 1) % game.players, deck);
  game.number += 1;
}

/** Executes a legal line, and scores the round if it ends. */
export function playLine(game: Game, line: string): void {
  act(game.round, line);
  if (game.round.phase !== 'scored') return;
  const points = pointsOf(sumsOf(game.round), game.round.knocker);
  game.totals = game.totals.map((total, seat) => total + points[seat]!);
  game.winners = winnersOf(game.totals, game.target);
}
