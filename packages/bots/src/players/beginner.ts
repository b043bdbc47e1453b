import type { Random } from '@quando/rules';
import type { Draft, Move } from '@quando/rules/authority';
import { TURN_LIMIT } from '../turn-limit.ts';
import { botOf } from '../policy-bot.ts';

/** The greatest distance in the hand at which a beginner notices that two cards go together. */
const GLANCE = 3;

/**
 * Plays like a friendly child: discards the greatest number rather than the greatest sum, notices only cards that are
 * close to each other, likes low numbers on the pile, and knocks with a small hand without considering the others.
 */
export const beginner = botOf(beginnerPolicy);

export function beginnerPolicy(draft: Draft, _random: Random, move: Move): void {
  const seat = draft.askedCode;
  if (draft.awaitsTurn) chooseTurn(draft, seat, move);
  else if (draft.awaitsFlip) move.flip(draft.positionOf(seat, 0, 0));
  else move.draw(draft.queued(0) >> 4 <= 5 ? 0 : 1);
}

function chooseTurn(draft: Draft, seat: number, move: Move): void {
  const mayKnock = !draft.isLastRound && draft.readySeats === draft.players;
  if (mayKnock && isTempted(draft, seat)) move.knock();
  else if (draft.isLastRound && draft.sum(seat) <= 3) move.pass();
  else playGreatest(draft, seat, move);
}

const isTempted = (draft: Draft, seat: number): boolean =>
  draft.sum(seat) <= 2 ||
  (draft.handSize(seat) <= 3 && draft.sum(seat) <= 8) ||
  draft.plays(seat) >= TURN_LIMIT;

/** The greatest number, with its neighbours in the hand: equal cards, or a straight that ends with it. */
function playGreatest(draft: Draft, seat: number, move: Move): void {
  let greatest = 0;
  for (let i = 1; i < draft.handSize(seat); i += 1) {
    if (draft.front(seat, i) > draft.front(seat, greatest)) greatest = i;
  }
  const number = draft.front(seat, greatest);
  const second = near(draft, seat, greatest, number - 1);
  const third = near(draft, seat, greatest, number - 2);
  if (second !== undefined && third !== undefined) return playAt(move, [greatest, second, third]);
  playAt(move, equalsNear(draft, seat, greatest));
}

/** The position of a card with this number near another card, if there is one. */
function near(draft: Draft, seat: number, position: number, number: number): number | undefined {
  const last = Math.min(position + GLANCE, draft.handSize(seat) - 1);
  for (let i = Math.max(0, position - GLANCE); i <= last; i += 1)
    if (draft.front(seat, i) === number) return i;
  return undefined;
}

function equalsNear(draft: Draft, seat: number, position: number): number[] {
  const positions = [];
  for (let i = 0; i < draft.handSize(seat); i += 1) {
    const isNear = Math.abs(i - position) <= GLANCE;
    if (isNear && draft.front(seat, i) === draft.front(seat, position)) positions.push(i);
  }
  return positions;
}

function playAt(move: Move, positions: readonly number[]): void {
  let low = 0;
  let high = 0;
  for (const position of positions) {
    if (position < 32) low |= 1 << position;
    else high |= 1 << (position - 32);
  }
  move.play(low, high);
}
