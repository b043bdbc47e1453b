import type { Action, DrawnSide } from './action.ts';
import { advance, deal } from './advance.ts';
import { turnContextOf } from './turn-context.ts';
import { firstSide, turnedOver, type PackedCard } from './card.ts';
import type { Deck } from './deck.ts';
import type { GameEvent, WitnessedCard } from './event.ts';
import { groupOf, isGroup } from './group.ts';
import { listOf } from './list-of.ts';
import { Move } from './move.ts';
import { refuse, type Refusal } from './refusal.ts';
import { winnersOf } from './score.ts';
import type { Seat } from './seat.ts';
import { Draft, draftOf, isScored, totalsOf, type State } from './state.ts';

/** A step of a game: the resulting state and what happened. */
export type Step = { readonly state: State; readonly events: readonly GameEvent[] };

export type NewGame = { readonly players: number; readonly target: number; readonly dealer: Seat };

/** Deals the first round of a game. */
export function startGame({ players, target, dealer }: NewGame, deck: Deck): Step {
  return dealt(new Draft(players, target), deck, dealer);
}

/** Deals the next round after a scored one; the deal passes clockwise (rules 3). */
export function startRound(state: State, deck: Deck): Step {
  if (state.phase !== 'scored') throw new Error(`a round cannot start in phase ${state.phase}`);
  return dealt(draftOf(state), deck, (state.dealer + 1) % state.players);
}

function dealt(draft: Draft, deck: Deck, dealer: Seat): Step {
  deal(draft, deck, dealer);
  const event: GameEvent = {
    type: 'dealt',
    round: draft.round,
    dealer,
    cards: draft.handSize(dealer),
    hands: handsOf(draft, (seat, position) => draft.card(seat, position)),
    top: firstSide(draft.queued(0)),
  };
  return { state: draft, events: [event] };
}

/** By seat, something of each card in its hand. */
const handsOf = <Item>(state: State, itemAt: (seat: Seat, position: number) => Item): Item[][] =>
  listOf(state.players, (seat) => listOf(state.handSize(seat), (position) => itemAt(seat, position)));

/** Checks a seat's action and executes it on a copy of the state. */
export function apply(state: State, seat: Seat, action: Action): Step | { readonly refusal: Refusal } {
  const refusal = refuse(turnContextOf(state, seat), action);
  return refusal ? { refusal } : stepOf(state, seat, moveOf(state, seat, action));
}

/** Executes a legal move on a copy of the state. */
export function stepOf(state: State, seat: Seat, move: Move): Step {
  const next = draftOf(state);
  advance(next, move);
  const events = [eventOf(state, next, seat, move)];
  addConsequences(events, next, seat);
  return { state: next, events };
}

/** A legal action as a move. */
export function moveOf(state: State, seat: Seat, action: Action): Move {
  switch (action.type) {
    case 'play':
      return playOf(state, seat, action.slots);
    case 'draw':
      return new Move().draw(action.side === 'up' ? 0 : 1);
    case 'flip':
      return new Move().flip(positionOf(state, seat, action.slot));
    case 'knock':
      return new Move().knock();
    case 'pass':
      return new Move().pass();
  }
}

function playOf(state: State, seat: Seat, slots: readonly number[]): Move {
  const move = new Move().play(0, 0);
  for (const slot of slots) move.add(positionOf(state, seat, slot));
  return move;
}

/** The hand position of the card with this slot, which must be in the hand. */
function positionOf(state: State, seat: Seat, slot: number): number {
  for (let position = 0; position < state.handSize(seat); position += 1) {
    if (state.slot(seat, position) === slot) return position;
  }
  throw new Error(`seat ${seat} holds no card with slot ${slot}`);
}

function eventOf(before: State, after: State, seat: Seat, move: Move): GameEvent {
  if (move.isPlay) return played(before, after, seat);
  if (move.isDraw) return drew(before, seat, move.operand === 0 ? 'up' : 'down');
  if (move.isFlip) return flipped(before, seat, move.operand);
  return { type: move.isKnock ? 'knocked' : 'passed', seat };
}

/** The cards lie turned over at the end of the queue, in their order on the discard pile. */
function played(before: State, after: State, seat: Seat): GameEvent {
  const first = before.queueSize;
  const cards = listOf(after.queueSize - first, (i) =>
    playedCard(before, turnedOver(after.queued(first + i))),
  );
  const group = groupOf(cards.map(({ card }) => firstSide(card)));
  if (!isGroup(group)) throw new Error(`an illegal play was carried out: ${group}`);
  return { type: 'played', seat, group, cards };
}

const playedCard = (before: State, card: PackedCard): WitnessedCard => ({
  slot: before.slotOf(card),
  card,
  frontSeenBy: before.everyone,
  backSeenBy: before.seenSecond(card),
});

function drew(before: State, seat: Seat, side: DrawnSide): GameEvent {
  const top = before.queued(0);
  const card = side === 'up' ? top : turnedOver(top);
  const why = before.phase === 'penalty' ? 'triplet' : 'turn';
  const next = before.pileSize > 1 ? firstSide(before.queued(1)) : 'none';
  return { type: 'drew', seat, why, side, card: taken(before, seat, before.taken(seat), card), top: next };
}

function flipped(before: State, seat: Seat, position: number): GameEvent {
  const card = turnedOver(before.card(seat, position));
  return { type: 'flipped', seat, card: taken(before, seat, before.slot(seat, position), card) };
}

/** A card that was just drawn or flipped: its holder sees the front, the others see the back. */
function taken(before: State, seat: Seat, slot: number, card: PackedCard): WitnessedCard {
  return {
    slot,
    card,
    frontSeenBy: before.seenFirst(card) | (1 << seat),
    backSeenBy: before.seenSecond(card) | before.othersOf(seat),
  };
}

/** Adds the events that follow from a move automatically. */
function addConsequences(events: GameEvent[], after: State, actor: Seat): void {
  if (after.justTurnedPile)
    events.push({ type: 'pile-turned', cards: after.pileSize, top: firstSide(after.queued(0)) });
  for (let i = 1; i < after.players; i += 1) {
    const seat = (actor + i) % after.players;
    if (after.justSkipped(seat)) events.push({ type: 'skipped', seat });
  }
  if (isScored(after)) events.push(scored(after));
  if (after.phase === 'over')
    events.push({ type: 'won', winners: winnersOf(totalsOf(after), after.target)! });
}

function scored(state: State): GameEvent {
  return {
    type: 'scored',
    end: state.end,
    knocker: state.knocker,
    fronts: handsOf(state, (seat, position) => state.front(seat, position)),
    sums: listOf(state.players, (seat) => state.sum(seat)),
    points: listOf(state.players, (seat) => state.points(seat)),
    totals: totalsOf(state),
  };
}
