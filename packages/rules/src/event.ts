import type { DrawnSide } from './action.ts';
import { firstSide, secondSide, type CardNumber, type PackedCard, type Side } from './card.ts';
import type { GroupKind } from './group.ts';
import { viewerBit, type Seat, type Viewer } from './seat.ts';
import type { RoundEnd } from './state.ts';

/**
 * A fact, in chronological order; `Card` is the type of the cards in it, `DealtCard` of those in a deal. `top` is the up
 * side of the draw pile afterwards, which everybody sees.
 */
type EventWith<Card, DealtCard> =
  | {
      readonly type: 'dealt';
      readonly round: number;
      readonly dealer: Seat;
      readonly cards: number;
      /** By seat, in the order in which the cards were dealt: the slots from 0. */
      readonly hands: readonly (readonly DealtCard[])[];
      readonly top: CardNumber;
    }
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly group: GroupKind;
      /** In the order on the discard pile, the lowest one first (R2). */
      readonly cards: readonly Card[];
    }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly why: 'turn' | 'triplet';
      readonly side: DrawnSide;
      readonly card: Card;
      readonly top: CardNumber | 'none';
    }
  | { readonly type: 'flipped'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'skipped'; readonly seat: Seat }
  | { readonly type: 'pile-turned'; readonly cards: number; readonly top: CardNumber }
  | { readonly type: 'knocked'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'scored';
      readonly end: RoundEnd;
      readonly knocker: Seat | 'nobody';
      /** By seat, in the order of the hands. */
      readonly fronts: readonly (readonly CardNumber[])[];
      readonly sums: readonly number[];
      readonly points: readonly number[];
      readonly totals: readonly number[];
    }
  | { readonly type: 'won'; readonly winners: readonly Seat[] };

/** An event with both sides of each card and who had seen them at the time: for authorities only. */
export type GameEvent = EventWith<WitnessedCard, PackedCard>;

/** An event as one viewer sees it. Of a dealt card that is the front of an own one, the back of another seat's. */
export type SeenEvent = EventWith<ToldCard, Side>;

export type WitnessedCard = {
  readonly slot: number;
  readonly card: PackedCard;
  readonly frontSeenBy: number;
  readonly backSeenBy: number;
};

/** A card of a hand after the event (or, if it was played, before it). */
export type ToldCard = { readonly slot: number; readonly front: Side; readonly back: Side };

/** The event for a viewer: contains only the sides that the viewer has seen. */
export function seenBy(event: GameEvent, viewer: Viewer): SeenEvent {
  switch (event.type) {
    case 'dealt':
      return {
        ...event,
        hands: event.hands.map((hand, seat) => hand.map((card) => dealt(card, seat, viewer))),
      };
    case 'played':
      return { ...event, cards: event.cards.map((card) => told(card, viewerBit(viewer))) };
    case 'drew':
    case 'flipped':
      // Watchers see neither side of a card in a hand.
      return { ...event, card: told(event.card, viewer === 'watcher' ? 0 : viewerBit(viewer)) };
    default:
      return event;
  }
}

function dealt(card: PackedCard, seat: Seat, viewer: Viewer): Side {
  if (viewer === 'watcher') return 'hidden';
  return seat === viewer ? firstSide(card) : secondSide(card); // R9
}

function told({ slot, card, frontSeenBy, backSeenBy }: WitnessedCard, bit: number): ToldCard {
  return {
    slot,
    front: sideFor(firstSide(card), frontSeenBy, bit),
    back: sideFor(secondSide(card), backSeenBy, bit),
  };
}

/** The side if the viewer is among those who have seen it. */
export const sideFor = (side: CardNumber, seen: number, bit: number): Side =>
  (seen & bit) === 0 ? 'hidden' : side;
