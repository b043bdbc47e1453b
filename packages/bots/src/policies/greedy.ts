import type { Random } from '@quando/rules';
import type { Draft, Move } from '@quando/rules/authority';
import { playGreatestSum } from './group-play.ts';

/** A yardstick: plays the greatest sum, draws a side of 4 or less, knocks at a sum of 5 or less. */
export function greedy(draft: Draft, _random: Random, move: Move): void {
  const seat = draft.askedCode;
  if (draft.awaitsTurn) chooseTurn(draft, seat, move);
  else if (draft.awaitsFlip) move.flip(draft.positionOf(seat, 0, 0));
  else move.draw(draft.queued(0) >> 4 <= 4 ? 0 : 1);
}

function chooseTurn(draft: Draft, seat: number, move: Move): void {
  const mayKnock = !draft.isLastRound && draft.readySeats === draft.players;
  if (mayKnock && draft.sum(seat) <= 5) move.knock();
  else if (playGreatestSum(draft, seat, move) <= 4 && draft.isLastRound) move.pass();
}
