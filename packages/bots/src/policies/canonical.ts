import { below, type Random } from '@quando/rules';
import type { Draft, Move } from '@quando/rules/authority';
import { playGroup, STRAIGHT } from './group-play.ts';

/**
 * The benchmark policy: uniformly among, for every number held c times, the first k of them in hand order (k = 1..c),
 * for every straight the first card of each of its numbers, knocking and passing where allowed; a fair coin for the
 * side of a draw; uniformly among the zeros for a flip.
 */
export function canonical(draft: Draft, random: Random, move: Move): void {
  if (draft.awaitsTurn) chooseTurn(draft, random, move);
  else if (draft.awaitsFlip) chooseFlip(draft, random, move);
  else move.draw(random.next() >>> 31);
}

function chooseTurn(draft: Draft, random: Random, move: Move): void {
  const seat = draft.turn;
  const size = draft.handSize(seat);
  const held = draft.held(seat);
  const straights = held & (held >> 1) & (held >> 2);
  const straightCount = BIT_COUNTS[straights]!;
  const choice = below(random, size + straightCount + (draft.mayStop ? 1 : 0));
  // The k-th card of a number represents playing the first k of it.
  if (choice < size) playUpTo(draft, seat, choice, move);
  else if (choice < size + straightCount) playStraight(draft, seat, straights, choice - size, move);
  else stop(draft, move);
}

function stop(draft: Draft, move: Move): void {
  if (draft.isLastRound) move.pass();
  else move.knock();
}

function playUpTo(draft: Draft, seat: number, last: number, move: Move): void {
  const number = draft.front(seat, last);
  if (last < 8) move.play(draft.positionsOf(seat, number, 0) & ((2 << last) - 1), 0);
  else playUpToFar(draft, seat, last, move);
}

/** The same in a large hand. */
function playUpToFar(draft: Draft, seat: number, last: number, move: Move): void {
  const number = draft.front(seat, last);
  move.play(0, 0);
  for (let i = 0; i <= last; i += 1) if (draft.front(seat, i) === number) move.add(i);
}

function playStraight(draft: Draft, seat: number, straights: number, index: number, move: Move): void {
  let left = straights;
  for (let i = 0; i < index; i += 1) left &= left - 1;
  const lowest = 31 - Math.clz32(left & -left);
  playGroup(draft, seat, lowest, STRAIGHT, move);
}

function chooseFlip(draft: Draft, random: Random, move: Move): void {
  const seat = draft.askedCode;
  move.flip(draft.positionOf(seat, 0, below(random, draft.count(seat, 0))));
}

/** The number of set bits in a number below 512; there are nine straights. */
const BIT_COUNTS = Uint8Array.from({ length: 512 }, (_, n) => n.toString(2).replaceAll('0', '').length);
