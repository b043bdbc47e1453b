import { below, type Random } from '@quando/rules';
import { DRAW, FLIP, KNOCK, layout as at, PASS, PLAY, type Draft, type Move } from '@quando/rules/authority';

/**
 * The benchmark policy: uniformly among, for every number held c times, the first k of them in hand order (k = 1..c),
 * for every straight the first card of each of its numbers, knocking and passing where allowed; a fair coin for the
 * side of a draw; uniformly among the zeros for a flip.
 */
export function canonical(draft: Draft, random: Random, move: Move): void {
  const cells = draft.cells;
  const seat = cells[at.ASKED]!;
  switch (cells[at.PHASE]) {
    case at.PHASE_TURN:
      return chooseTurn(draft, seat, random, move);
    case at.PHASE_PENALTY:
      if ((cells[at.HELD + seat]! & 1) === 1) return chooseFlip(cells, seat, random, move);
  }
  move.verb = DRAW;
  move.operand = random.next() >>> 31;
}

function chooseTurn(draft: Draft, seat: number, random: Random, move: Move): void {
  const cells = draft.cells;
  const size = cells[at.SIZES + seat]!;
  const held = cells[at.HELD + seat]!;
  const straights = held & (held >> 1) & (held >> 2);
  const straightCount = BIT_COUNTS[straights]!;
  const isLastRound = cells[at.KNOCKER] !== at.NOBODY;
  const mayStop = isLastRound || cells[at.READY] === draft.players ? 1 : 0;
  const choice = below(random, size + straightCount + mayStop);
  // The k-th card of a number stands for playing the first k of it.
  if (choice < size) return playUpTo(cells, seat, choice, move);
  if (choice < size + straightCount) return playStraight(cells, seat, straights, choice - size, move);
  move.verb = isLastRound ? PASS : KNOCK;
}

function playUpTo(cells: Int32Array, seat: number, last: number, move: Move): void {
  const hand = at.HANDS + seat * at.HAND_ROOM;
  const front = cells[hand + last]! & 0xf0;
  move.verb = PLAY;
  move.operand = 0;
  move.high = 0;
  for (let i = 0; i <= last; i += 1) {
    // 1 where the front is the same, without a branch.
    const same = (((cells[hand + i]! & 0xf0) ^ front) - 1) >>> 31;
    if (i < 32) move.operand |= same << i;
    else move.high |= same << (i - 32);
  }
}

function playStraight(cells: Int32Array, seat: number, straights: number, index: number, move: Move): void {
  let left = straights;
  for (let i = 0; i < index; i += 1) left &= left - 1;
  let wanted = (left & -left) * 7;
  const hand = at.HANDS + seat * at.HAND_ROOM;
  move.verb = PLAY;
  move.operand = 0;
  move.high = 0;
  for (let i = 0; wanted !== 0; i += 1) {
    const bit = 1 << ((cells[hand + i]! & 0xf0) >> 4);
    if ((wanted & bit) === 0) continue;
    wanted ^= bit;
    if (i < 32) move.operand |= 1 << i;
    else move.high |= 1 << (i - 32);
  }
}

function chooseFlip(cells: Int32Array, seat: number, random: Random, move: Move): void {
  const hand = at.HANDS + seat * at.HAND_ROOM;
  let skip = below(random, cells[at.COUNTS + seat * at.COUNTS_ROOM]!);
  let position = 0;
  while ((cells[hand + position]! & 0xf0) !== 0 || skip > 0) {
    if ((cells[hand + position]! & 0xf0) === 0) skip -= 1;
    position += 1;
  }
  move.verb = FLIP;
  move.operand = position;
}

/** How many bits are set in a number below 512: as many as there are straights. */
const BIT_COUNTS = Uint8Array.from({ length: 512 }, (_, n) => n.toString(2).replaceAll('0', '').length);
