import { below, type Random } from '@quando/rules';
import type { Draft, Move } from '@quando/rules/authority';

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
  const mayStop = draft.isLastRound || draft.readySeats === draft.players ? 1 : 0;
  const choice = below(random, size + straightCount + mayStop);
  // The k-th card of a number represents playing the first k of it.
  if (choice < size) playUpTo(draft, seat, choice, move);
  else if (choice < size + straightCount) playStraight(draft, seat, straights, choice - size, move);
  else if (draft.isLastRound) move.pass();
  else move.knock();
}

function playUpTo(draft: Draft, seat: number, last: number, move: Move): void {
  const front = draft.heldCard(seat, last) & 0xf0;
  let low = 0;
  let high = 0;
  for (let i = 0; i <= last; i += 1) {
    // 1 if the front is the same, without a branch.
    const same = (((draft.heldCard(seat, i) & 0xf0) ^ front) - 1) >>> 31;
    if (i < 32) low |= same << i;
    else high |= same << (i - 32);
  }
  move.play(low, high);
}

function playStraight(draft: Draft, seat: number, straights: number, index: number, move: Move): void {
  let left = straights;
  for (let i = 0; i < index; i += 1) left &= left - 1;
  let wanted = (left & -left) * 7;
  let low = 0;
  let high = 0;
  for (let i = 0; wanted !== 0; i += 1) {
    const bit = 1 << ((draft.heldCard(seat, i) & 0xf0) >> 4);
    if ((wanted & bit) === 0) continue;
    wanted ^= bit;
    if (i < 32) low |= 1 << i;
    else high |= 1 << (i - 32);
  }
  move.play(low, high);
}

function chooseFlip(draft: Draft, random: Random, move: Move): void {
  const seat = draft.askedCode;
  let skip = below(random, draft.count(seat, 0));
  let position = 0;
  while ((draft.heldCard(seat, position) & 0xf0) !== 0 || skip > 0) {
    if ((draft.heldCard(seat, position) & 0xf0) === 0) skip -= 1;
    position += 1;
  }
  move.flip(position);
}

/** The number of set bits in a number below 512; there are nine straights. */
const BIT_COUNTS = Uint8Array.from({ length: 512 }, (_, n) => n.toString(2).replaceAll('0', '').length);
