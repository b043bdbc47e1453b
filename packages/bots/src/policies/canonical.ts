import { below, type Random } from '@quando/rules';
import {
  DRAW,
  FLIP,
  KNOCK,
  NOBODY,
  PASS,
  PHASE_PENALTY,
  PHASE_TURN,
  PLAY,
  type Draft,
  type Move,
} from '@quando/rules/authority';

/**
 * The benchmark policy: uniformly among, for every number held c times, the first k of them in hand order (k = 1..c),
 * for every straight the first card of each of its numbers, knocking and passing where allowed; a fair coin for the
 * side of a draw; uniformly among the zeros for a flip.
 */
export function canonical(draft: Draft, random: Random, move: Move): void {
  const phase = draft.phaseCode;
  const seat = draft.askedCode;
  if (phase === PHASE_TURN) return chooseTurn(draft, seat, random, move);
  if (phase === PHASE_PENALTY && (draft.held(seat) & 1) === 1) return chooseFlip(draft, seat, random, move);
  move.verb = DRAW;
  move.operand = random.next() >>> 31;
}

function chooseTurn(draft: Draft, seat: number, random: Random, move: Move): void {
  const size = draft.handSize(seat);
  const held = draft.held(seat);
  const straights = held & (held >> 1) & (held >> 2);
  const straightCount = BIT_COUNTS[straights]!;
  const isLastRound = draft.knockerCode !== NOBODY;
  const mayStop = isLastRound || draft.readySeats === draft.players ? 1 : 0;
  const choice = below(random, size + straightCount + mayStop);
  // The k-th card of a number stands for playing the first k of it.
  if (choice < size) return playUpTo(draft, seat, choice, move);
  if (choice < size + straightCount) return playStraight(draft, seat, straights, choice - size, move);
  move.verb = isLastRound ? PASS : KNOCK;
}

function playUpTo(draft: Draft, seat: number, last: number, move: Move): void {
  const front = draft.heldCard(seat, last) & 0xf0;
  let low = 0;
  let high = 0;
  for (let i = 0; i <= last; i += 1) {
    // 1 where the front is the same, without a branch.
    const same = (((draft.heldCard(seat, i) & 0xf0) ^ front) - 1) >>> 31;
    if (i < 32) low |= same << i;
    else high |= same << (i - 32);
  }
  move.verb = PLAY;
  move.operand = low;
  move.high = high;
}

function playStraight(draft: Draft, seat: number, straights: number, index: number, move: Move): void {
  let left = straights;
  for (let i = 0; i < index; i += 1) left &= left - 1;
  let wanted = (left & -left) * 7;
  move.verb = PLAY;
  move.operand = 0;
  move.high = 0;
  for (let i = 0; wanted !== 0; i += 1) {
    const bit = 1 << ((draft.heldCard(seat, i) & 0xf0) >> 4);
    if ((wanted & bit) === 0) continue;
    wanted ^= bit;
    if (i < 32) move.operand |= 1 << i;
    else move.high |= 1 << (i - 32);
  }
}

function chooseFlip(draft: Draft, seat: number, random: Random, move: Move): void {
  let skip = below(random, draft.count(seat, 0));
  let position = 0;
  while ((draft.heldCard(seat, position) & 0xf0) !== 0 || skip > 0) {
    if ((draft.heldCard(seat, position) & 0xf0) === 0) skip -= 1;
    position += 1;
  }
  move.verb = FLIP;
  move.operand = position;
}

/** How many bits are set in a number below 512: as many as there are straights. */
const BIT_COUNTS = Uint8Array.from({ length: 512 }, (_, n) => n.toString(2).replaceAll('0', '').length);
