import { firstSide, turnedBy, turnedOver } from './card.ts';
import type { Deck } from './deck.ts';
import * as at from './layout.ts';
import { DRAW, FLIP, KNOCK, PLAY, type Move } from './move.ts';
import { scoreRound } from './score.ts';
import { everyone, othersOf, type Draft } from './state.ts';

/**
 * Plays one decision of the asked seat, in place and unchecked: the only implementation of play.
 */
export function advance(draft: Draft, move: Move): void {
  const cells = draft.cells;
  cells[at.TURNED] = 0;
  cells[at.SKIPPED] = 0;
  switch (move.verb) {
    case PLAY:
      return play(draft, cells, move.operand, move.high);
    case DRAW:
      return draw(draft, cells, move.operand);
    case FLIP:
      return flip(draft, cells, move.operand);
    case KNOCK:
      cells[at.KNOCKER] = cells[at.TURN]!;
      cells[at.TURNS_LEFT] = draft.players;
      return endTurn(draft, cells);
    default:
      return endTurn(draft, cells);
  }
}

/** Deals a round from a deck (rules 3). */
export function deal(draft: Draft, deck: Deck, dealer: number): void {
  const cells = draft.cells;
  const players = draft.players;
  cells.fill(0, at.PHASE, at.QUEUE);
  cells[at.ROUND]! += 1;
  cells[at.DEALER] = dealer;
  cells[at.KNOCKER] = at.NOBODY;
  const first = next(dealer, players);
  cells[at.TURN] = first;
  cells[at.ASKED] = first;
  const size = players <= 3 ? 8 : 7;
  for (let i = 0, seat = first; i < players; i += 1, seat = next(seat, players)) {
    dealHand(cells, players, seat, deck, i, size);
  }
  const dealt = size * players;
  const rest = deck.length - dealt;
  for (let i = 0; i < rest; i += 1) cells[at.QUEUE + i] = deck[dealt + i]!;
  cells[at.PILE] = rest;
  cells[at.QUEUED] = rest;
  showTop(cells, players);
}

/** Gives a seat every card that is dealt to it: the first one, and from there one in each turn of the table. */
function dealHand(
  cells: Int32Array,
  players: number,
  seat: number,
  deck: Deck,
  firstCard: number,
  size: number,
): void {
  const hand = at.HANDS + seat * at.HAND_ROOM;
  const counts = at.COUNTS + seat * at.COUNTS_ROOM;
  const others = othersOf(players, seat);
  let held = 0;
  for (let slot = 0, dealt = firstCard; slot < size; slot += 1, dealt += players) {
    // The up side becomes the back.
    const lying = deck[dealt]!;
    const card = turnedOver(lying);
    cells[hand + slot] = (slot << 8) | card;
    cells[counts + (card >> 4)]! += 1;
    held |= 1 << (card >> 4);
    cells[at.SEEN + card] = 1 << seat;
    cells[at.SEEN + lying] = others;
  }
  cells[at.HELD + seat] = held;
  cells[at.SIZES + seat] = size;
  cells[at.TAKEN + seat] = size;
}

function play(draft: Draft, cells: Int32Array, low: number, high: number): void {
  const seat = cells[at.TURN]!;
  const size = cells[at.SIZES + seat]!;
  const hand = at.HANDS + seat * at.HAND_ROOM;
  const counts = at.COUNTS + seat * at.COUNTS_ROOM;
  const tail = cells[at.HEAD]! + cells[at.QUEUED]!;
  const all = everyone(draft.players);
  let played = 0;
  // Without branches on the bits: a card that stays is also written behind the queue's end, where it does no harm.
  for (let i = firstBit(low, high); i < size; i += 1) {
    const bit = (i < 32 ? low >>> i : high >>> (i - 32)) & 1;
    const held = cells[hand + i]!;
    const card = held & 0xff;
    cells[hand + i - played] = held;
    cells[at.QUEUE + ((tail + played) & at.QUEUE_MASK)] = turnedOver(card);
    cells[at.SEEN + card]! |= all & -bit;
    cells[counts + (card >> 4)]! -= bit;
    played += bit;
  }
  cells[at.SIZES + seat] = size - played;
  cells[at.QUEUED]! += played;
  const front = cells[at.QUEUE + (tail & at.QUEUE_MASK)]! & 15;
  dropIfGone(cells, seat, front);
  cells[at.TRIPLET] = played === 3 ? settleThree(cells, seat, tail) : 0;
  const plays = cells[at.PLAYS + seat]! + 1;
  cells[at.PLAYS + seat] = plays;
  if (plays === 2) cells[at.READY]! += 1;
  if (cells[at.PILE] === 0) turnPile(cells, draft.players);
  cells[at.PHASE] = at.PHASE_DRAW;
}

/** Three cards were played: 1 if they are a triplet; a straight is put in order (R2). */
function settleThree(cells: Int32Array, seat: number, tail: number): number {
  const a = cells[at.QUEUE + (tail & at.QUEUE_MASK)]!;
  const b = cells[at.QUEUE + ((tail + 1) & at.QUEUE_MASK)]!;
  const c = cells[at.QUEUE + ((tail + 2) & at.QUEUE_MASK)]!;
  if ((a & 15) === (b & 15)) return 1;
  const lowest = Math.min(a & 15, b & 15, c & 15);
  cells[at.QUEUE + ((tail + (a & 15) - lowest) & at.QUEUE_MASK)] = a;
  cells[at.QUEUE + ((tail + (b & 15) - lowest) & at.QUEUE_MASK)] = b;
  cells[at.QUEUE + ((tail + (c & 15) - lowest) & at.QUEUE_MASK)] = c;
  dropIfGone(cells, seat, b & 15);
  dropIfGone(cells, seat, c & 15);
  return 0;
}

/** The place of the lowest bit of two words. */
const firstBit = (low: number, high: number): number =>
  low !== 0 ? 31 - Math.clz32(low & -low) : 63 - Math.clz32(high & -high);

/** Notes that a seat may hold no more of a number. */
function dropIfGone(cells: Int32Array, seat: number, number: number): void {
  const left = cells[at.COUNTS + seat * at.COUNTS_ROOM + number]!;
  // 1 if none is left, without a branch.
  const gone = (left - 1) >>> 31;
  cells[at.HELD + seat]! &= ~(gone << number);
}

function draw(draft: Draft, cells: Int32Array, side: number): void {
  const players = draft.players;
  const seat = cells[at.ASKED]!;
  const head = cells[at.HEAD]!;
  const lying = cells[at.QUEUE + head]!;
  cells[at.HEAD] = (head + 1) & at.QUEUE_MASK;
  cells[at.QUEUED]! -= 1;
  cells[at.PILE]! -= 1;
  take(cells, players, seat, turnedBy(lying, side));
  if (cells[at.PILE]! > 0) showTop(cells, players);
  else if (cells[at.QUEUED]! > 0) turnPile(cells, players);
  if (cells[at.PHASE] === at.PHASE_PENALTY) askPenalty(draft, cells, seat);
  else if (cells[at.HELD + seat] === 1)
    scoreRound(draft, at.END_ZEROS); // rules 7
  else if (cells[at.TRIPLET] === 1) askPenalty(draft, cells, seat);
  else endTurn(draft, cells);
}

function flip(draft: Draft, cells: Int32Array, position: number): void {
  const seat = cells[at.ASKED]!;
  const place = at.HANDS + seat * at.HAND_ROOM + position;
  const held = cells[place]!;
  const card = turnedOver(held & 0xff);
  cells[place] = (held & ~0xff) | card;
  const counts = at.COUNTS + seat * at.COUNTS_ROOM;
  const zeros = cells[counts]! - 1;
  cells[counts] = zeros;
  if (zeros === 0) cells[at.HELD + seat]! &= ~1;
  gain(cells, draft.players, seat, card);
  askPenalty(draft, cells, seat);
}

/** Adds a card to the end of a hand: its holder sees the front, the others the back. */
export function take(cells: Int32Array, players: number, seat: number, card: number): void {
  const size = cells[at.SIZES + seat]!;
  const slot = cells[at.TAKEN + seat]!;
  cells[at.HANDS + seat * at.HAND_ROOM + size] = (slot << 8) | card;
  cells[at.SIZES + seat] = size + 1;
  cells[at.TAKEN + seat] = slot + 1;
  gain(cells, players, seat, card);
}

/** Counts a front that a seat now holds, and notes who sees the card's sides. */
function gain(cells: Int32Array, players: number, seat: number, card: number): void {
  const front = firstSide(card);
  cells[at.COUNTS + seat * at.COUNTS_ROOM + front]! += 1;
  cells[at.HELD + seat]! |= 1 << front;
  cells[at.SEEN + card]! |= 1 << seat;
  cells[at.SEEN + turnedOver(card)]! |= othersOf(players, seat);
}

/** The discard pile becomes the draw pile (rules 8): the queue stays as it is. */
function turnPile(cells: Int32Array, players: number): void {
  cells[at.PILE] = cells[at.QUEUED]!;
  cells[at.TURNED] = 1;
  showTop(cells, players);
}

export function showTop(cells: Int32Array, players: number): void {
  cells[at.SEEN + cells[at.QUEUE + cells[at.HEAD]!]!]! |= everyone(players);
}

/** A triplet asks the next seat after `seat` that can flip or draw; behind the last one the turn ends. */
function askPenalty(draft: Draft, cells: Int32Array, seat: number): void {
  const turn = cells[at.TURN]!;
  cells[at.PHASE] = at.PHASE_PENALTY;
  for (let asked = next(seat, draft.players); asked !== turn; asked = next(asked, draft.players)) {
    if (cells[at.QUEUED]! > 0 || (cells[at.HELD + asked]! & 1) === 1) {
      cells[at.ASKED] = asked;
      return;
    }
    cells[at.SKIPPED]! |= 1 << asked; // R3
  }
  endTurn(draft, cells);
}

function endTurn(draft: Draft, cells: Int32Array): void {
  cells[at.TRIPLET] = 0;
  if (cells[at.KNOCKER] !== at.NOBODY) {
    cells[at.TURNS_LEFT]! -= 1;
    if (cells[at.TURNS_LEFT] === 0) return scoreRound(draft, at.END_KNOCK);
  }
  const turn = next(cells[at.TURN]!, draft.players);
  cells[at.TURN] = turn;
  cells[at.ASKED] = turn;
  cells[at.PHASE] = at.PHASE_TURN;
}

const next = (seat: number, players: number): number => (seat + 1 === players ? 0 : seat + 1);
