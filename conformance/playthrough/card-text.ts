import type { SeenEvent, Side, View } from '@quando/rules';
import { formatCard, type GameEvent, type State } from '@quando/rules/authority';

type Event = GameEvent | SeenEvent;
type EventCard = Extract<Event, { type: 'drew' }>['card'];

/** A card as a viewer knows it: `8/?` if the viewer has not seen its second side. */
export const formatSides = (first: Side, second: Side): string =>
  `${formatSide(first)}/${formatSide(second)}`;

/** A card of an event, front first: with both sides, or with those that a viewer sees. */
export const formatEventCard = (card: EventCard): string =>
  'card' in card ? formatCard(card.card) : formatSides(card.front, card.back);

export const formatCards = (cards: readonly string[]): string => cards.join(' ') || 'none';

/** A seat's hand, each card front first. */
export const trueHand = (state: State, seat: number): string[] =>
  Array.from({ length: state.handSize(seat) }, (_, position) => formatCard(state.card(seat, position)));

/** A hand in a view, each card front first. */
export const seenHand = (view: View, seat: number): string[] =>
  view.hands[seat]!.map(({ front, back }) => formatSides(front, back));

const formatSide = (side: Side): string => (side === 'hidden' ? '?' : String(side));
