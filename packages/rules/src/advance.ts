import { NOBODY } from './cells.ts';
import type { Deck } from './deck.ts';
import type { Move } from './move.ts';
import { scoreRound } from './score.ts';
import { END_KNOCK, END_ZEROS, PHASE_DRAW, PHASE_PENALTY, type Draft } from './state.ts';

/** Executes one decision of the asked seat, in place and unchecked: the only implementation of the rules of play. */
export function advance(draft: Draft, move: Move): void {
  draft.startStep();
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
    draft.dealHand(seat, deck, i, players, size);
  }
  const dealt = size * players;
  const rest = deck.length - dealt;
  for (let i = 0; i < rest; i += 1) draft.setQueued(i, deck[dealt + i]!);
  draft.pileSize = rest;
  draft.queueSize = rest;
  draft.showTop();
}

function play(draft: Draft, low: number, high: number): void {
  const seat = draft.turn;
  const played = draft.discard(seat, low, high);
  draft.setPhase(PHASE_DRAW, played === 3 ? settleThree(draft, draft.queueSize - 3) : 0);
  draft.countPlay(seat);
  draft.turnPileIfEmpty();
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
  draft.drawTop(seat, side);
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
  draft.flip(seat, position);
  askPenalty(draft, seat);
}

function knock(draft: Draft): void {
  draft.knockerCode = draft.turn;
  draft.turnsLeft = draft.players;
  endTurn(draft);
}

/** A triplet asks the next seat after `seat` that can flip or draw; after the last one the turn ends. */
function askPenalty(draft: Draft, seat: number): void {
  draft.setPhase(PHASE_PENALTY, 1);
  for (let asked = next(seat, draft.players); asked !== draft.turn; asked = next(asked, draft.players)) {
    if (draft.queueSize > 0 || (draft.held(asked) & 1) === 1) {
      draft.askedCode = asked;
      return;
    }
    draft.addSkipped(asked); // R3
  }
  endTurn(draft);
}

function endTurn(draft: Draft): void {
  if (draft.isLastRound) endLastTurn(draft);
  else draft.startTurn(next(draft.turn, draft.players));
}

/** Ends a turn after a knock. */
function endLastTurn(draft: Draft): void {
  draft.turnsLeft -= 1;
  if (draft.turnsLeft === 0) scoreRound(draft, END_KNOCK);
  else draft.startTurn(next(draft.turn, draft.players));
}

function next(seat: number, players: number): number {
  return seat + 1 === players ? 0 : seat + 1;
}
