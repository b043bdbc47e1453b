import type { Action } from './action.ts';
import { advance, deal } from './advance.ts';
import { turnContextOf } from './turn-context.ts';
import { firstSide, turnedOver, type PackedCard } from './card.ts';
import type { Deck } from './deck.ts';
import type { GameEvent, WitnessedCard } from './event.ts';
import { groupOf, type GroupKind } from './group.ts';
import { Move, playOf } from './move.ts';
import { refuse, type Refusal } from './refusal.ts';
import { winnersOf } from './score.ts';
import { seatsOf, type Seat } from './seat.ts';
import { Draft, draftOf, isScored, totalsOf, type State } from './state.ts';

/** A step of a game: the state it leads to and what happened. */
export type Step = { readonly state: State; readonly events: readonly GameEvent[] };

export type NewGame = { readonly players: number; readonly target: number; readonly dealer: Seat };

/** Deals the first round of a game. */
export function startGame({ players, target, dealer }: NewGame, deck: Deck): Step {
  return dealt(new Draft(players, target), deck, dealer);
}

/** Deals the next round of a game whose last one is scored: the deal passes on clockwise (rules 3). */
export function startRound(state: State, deck: Deck): Step {
  if (state.phase !== 'scored') throw new Error(`a round cannot start in phase ${state.phase}`);
  return dealt(draftOf(state), deck, (state.dealer + 1) % state.players);
}

function dealt(draft: Draft, deck: Deck, dealer: Seat): Step {
  deal(draft, deck, dealer);
  const event: GameEvent = { type: 'dealt', round: draft.round, dealer, cards: draft.handSize(dealer) };
  return { state: draft, events: [event] };
}

/** Checks a seat's decision and plays it; the state stays as it is. */
export function apply(state: State, seat: Seat, action: Action): Step | { readonly refusal: Refusal } {
  const refusal = refuse(turnContextOf(state, seat), action);
  if (refusal) return { refusal };
  const next = draftOf(state);
  advance(next, moveOf(state, seat, action));
  return { state: next, events: [happened(state, seat, action), ...consequences(next, seat)] };
}

/** A legal action as `advance` takes it. */
export function moveOf(state: State, seat: Seat, action: Action): Move {
  switch (action.type) {
    case 'play':
      return playOf(action.slots.map((slot) => positionOf(state, seat, slot)));
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

/** Where in the hand the card with this slot is; it must be there. */
function positionOf(state: State, seat: Seat, slot: number): number {
  for (let position = 0; position < state.handSize(seat); position += 1) {
    if (state.slot(seat, position) === slot) return position;
  }
  throw new Error(`seat ${seat} holds no card with slot ${slot}`);
}

function happened(before: State, seat: Seat, action: Action): GameEvent {
  switch (action.type) {
    case 'play':
      return played(before, seat, action.slots);
    case 'draw': {
      const lying = before.queued(0);
      const card = action.side === 'up' ? lying : turnedOver(lying);
      const why = before.phase === 'penalty' ? 'triplet' : 'turn';
      return {
        type: 'drew',
        seat,
        why,
        side: action.side,
        card: taken(before, seat, before.taken(seat), card),
      };
    }
    case 'flip': {
      const card = turnedOver(before.card(seat, positionOf(before, seat, action.slot)));
      return { type: 'flipped', seat, card: taken(before, seat, action.slot, card) };
    }
    case 'knock':
      return { type: 'knocked', seat };
    case 'pass':
      return { type: 'passed', seat };
  }
}

function played(before: State, seat: Seat, slots: readonly number[]): GameEvent {
  const cards = slots
    .toSorted((a, b) => a - b)
    .map((slot): WitnessedCard => {
      const card = before.card(seat, positionOf(before, seat, slot));
      const frontSeenBy = before.everyone;
      return { slot, card, frontSeenBy, backSeenBy: before.seenSecond(card) };
    })
    .toSorted((a, b) => firstSide(a.card) - firstSide(b.card)); // R2; equal numbers keep their order
  const group = groupOf(cards.map(({ card }) => firstSide(card))) as GroupKind;
  return { type: 'played', seat, group, cards };
}

/** A card that has just come into a hand, or been turned in it: its holder sees the front, the others the back. */
function taken(before: State, seat: Seat, slot: number, card: PackedCard): WitnessedCard {
  return {
    slot,
    card,
    frontSeenBy: before.seenFirst(card) | (1 << seat),
    backSeenBy: before.seenSecond(card) | before.othersOf(seat),
  };
}

/** What else the step of a seat brought about. */
function consequences(after: State, actor: Seat): GameEvent[] {
  const events: GameEvent[] = [];
  if (after.justTurnedPile) events.push({ type: 'pile-turned', cards: after.pileSize });
  for (let i = 1; i < after.players; i += 1) {
    const seat = (actor + i) % after.players;
    if (after.justSkipped(seat)) events.push({ type: 'skipped', seat });
  }
  if (isScored(after)) events.push(scored(after));
  if (after.phase === 'over')
    events.push({ type: 'won', winners: winnersOf(totalsOf(after), after.target)! });
  return events;
}

function scored(state: State): GameEvent {
  const seats = seatsOf(state.players);
  return {
    type: 'scored',
    end: state.end,
    knocker: state.knocker,
    sums: seats.map((seat) => state.sum(seat)),
    points: seats.map((seat) => state.points(seat)),
    totals: totalsOf(state),
  };
}
