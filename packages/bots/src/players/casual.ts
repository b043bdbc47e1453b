import type { Random } from '@quando/rules';
import type { Draft, Move } from '@quando/rules/authority';
import { TURN_LIMIT } from '../turn-limit.ts';
import { botOf } from '../policy-bot.ts';
import { playGreatestSum } from '../policies/group-play.ts';

/**
 * A sensible adult who counts their own hand and ignores the others: plays the greatest sum, draws low numbers and
 * those that complete a triplet, and knocks with a low sum.
 */
export const casual = botOf(casualPolicy);

export function casualPolicy(draft: Draft, _random: Random, move: Move): void {
  const seat = draft.askedCode;
  if (draft.awaitsTurn) chooseTurn(draft, seat, move);
  else if (draft.awaitsFlip) move.flip(draft.positionOf(seat, 0, 0));
  else move.draw(isWelcome(draft, seat, draft.queued(0) >> 4) ? 0 : 1);
}

function chooseTurn(draft: Draft, seat: number, move: Move): void {
  const mayKnock = !draft.isLastRound && draft.readySeats === draft.players;
  if (mayKnock && (draft.sum(seat) <= 5 || draft.plays(seat) >= TURN_LIMIT)) move.knock();
  else if (playGreatestSum(draft, seat, move) <= 4 && draft.isLastRound) move.pass();
}

/** In the last round only low numbers are good; before it, also those that fit the hand. */
const isWelcome = (draft: Draft, seat: number, number: number): boolean =>
  number <= 4 || (!draft.isLastRound && draft.count(seat, number) >= 2);
