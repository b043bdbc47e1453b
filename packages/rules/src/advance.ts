import { turnedOver } from './card.ts';
import { NOBODY } from './cells.ts';
import type { Deck } from './deck.ts';
import type { Move } from './move.ts';
import { scoreRound } from './score.ts';
import { END_KNOCK, END_ZEROS, PHASE_DRAW, PHASE_PENALTY, PHASE_TURN, type Draft } from './state.ts';

/** Executes one decision of the asked seat, in place and unchecked: the only implementation of the rules of play. */
export function advance(draft: Draft, move: Move): void {
  draft.turnedFlag = 0;
  draft.skippedSeats = 0;
  if (move.isPlay) play(draft, move.operand, move.high);
  else if (move.isDraw) draw(draft, move.operand);
  else if (move.isFlip) flip(draft, move.operand);
  else if (move.isKnock) knock(draft);
  else endTurn(draft);
}

/** Deals a round from a deck (rules 3). */
export function deal(draft: Draft, deck: Deck, dealer: number): void {
  const players = draft.players;
  draft.clearRound();
  draft.round += 1;
  draft.dealer = dealer;
  draft.knockerCode = NOBODY;
  const first = next(dealer, players);
  draft.turn = first;
  draft.askedCode = first;
  const size = players <= 3 ? 8 : 7;
  for (let i = 0, seat = first; i < players; i += 1, seat = next(seat, players)) {
    draft.dealHand(seat, deck, i, players, size, draft.othersOf(seat));
  }
  const dealt = size * players;
  const rest = deck.length - dealt;
  for (let i = 0; i < rest; i += 1) draft.setQueued(i, deck[dealt + i]!);
  draft.pileSize = rest;
  draft.queueSize = rest;
  draft.showTop(draft.everyone);
}

function play(draft: Draft, low: number, high: number): void {
  const seat = draft.turn;
  const tail = draft.queueSize;
  const played = draft.discard(seat, low, high, draft.everyone);
  draft.tripletFlag = played === 3 ? settleThree(draft, tail) : 0;
  const plays = draft.plays(seat) + 1;
  draft.setPlays(seat, plays);
  if (plays === 2) draft.readySeats += 1;
  if (draft.pileSize === 0) turnPile(draft);
  draft.phaseCode = PHASE_DRAW;
}

/** Three cards were played: 1 if they are a triplet; a straight is put in order (R2). */
function settleThree(draft: Draft, tail: number): number {
  const a = draft.queued(tail);
  const b = draft.queued(tail + 1);
  const c = draft.queued(tail + 2);
  if ((a & 15) === (b & 15)) return 1;
  const lowest = Math.min(a & 15, b & 15, c & 15);
  draft.setQueued(tail + (a & 15) - lowest, a);
  draft.setQueued(tail + (b & 15) - lowest, b);
  draft.setQueued(tail + (c & 15) - lowest, c);
  return 0;
}

function draw(draft: Draft, side: number): void {
  const seat = draft.askedCode;
  draft.drawTop(seat, side, draft.othersOf(seat), draft.everyone);
  if (draft.pileSize === 0 && draft.queueSize > 0) turnPile(draft);
  if (draft.isPlainDraw(seat)) endTurn(draft);
  else settleDraw(draft, seat);
}

function settleDraw(draft: Draft, seat: number): void {
  const isPenalty = draft.phaseCode === PHASE_PENALTY;
  if (!isPenalty && draft.held(seat) === 1)
    scoreRound(draft, END_ZEROS); // rules 7
  else askPenalty(draft, seat);
}

function flip(draft: Draft, position: number): void {
  const seat = draft.askedCode;
  const held = draft.heldCard(seat, position);
  const card = turnedOver(held & 0xff);
  draft.setHeldCard(seat, position, (held & ~0xff) | card);
  draft.addToCount(seat, 0, -1);
  if (draft.count(seat, 0) === 0) draft.setHeld(seat, draft.held(seat) & ~1);
  draft.gain(seat, card, draft.othersOf(seat));
  askPenalty(draft, seat);
}

function knock(draft: Draft): void {
  draft.knockerCode = draft.turn;
  draft.turnsLeft = draft.players;
  endTurn(draft);
}

/** The discard pile becomes the draw pile (rules 8); the queue itself does not change. */
function turnPile(draft: Draft): void {
  draft.pileSize = draft.queueSize;
  draft.turnedFlag = 1;
  draft.showTop(draft.everyone);
}

/** A triplet asks the next seat after `seat` that can flip or draw; after the last one the turn ends. */
function askPenalty(draft: Draft, seat: number): void {
  draft.phaseCode = PHASE_PENALTY;
  for (let asked = next(seat, draft.players); asked !== draft.turn; asked = next(asked, draft.players)) {
    if (draft.queueSize > 0 || (draft.held(asked) & 1) === 1) {
      draft.askedCode = asked;
      return;
    }
    draft.skippedSeats |= 1 << asked; // R3
  }
  endTurn(draft);
}

function endTurn(draft: Draft): void {
  draft.tripletFlag = 0;
  if (draft.knockerCode !== NOBODY) {
    draft.turnsLeft -= 1;
    if (draft.turnsLeft === 0) return scoreRound(draft, END_KNOCK);
  }
  const turn = next(draft.turn, draft.players);
  draft.turn = turn;
  draft.askedCode = turn;
  draft.phaseCode = PHASE_TURN;
}

function next(seat: number, players: number): number {
  return seat + 1 === players ? 0 : seat + 1;
}
