import type { SeenEvent, Side, View } from '@quando/rules';
import { formatCard, type GameEvent, type State } from '@quando/rules/authority';

type Event = GameEvent | SeenEvent;
type EventCard = Extract<Event, { type: 'drew' }>['card'];

/** A card as a viewer knows it: `8/?` is one whose second side the viewer has not seen. */
export const formatSides = (first: Side, second: Side): string =>
  `${formatSide(first)}/${formatSide(second)}`;

/** A card of an event, front first: both sides in the truth, or those that a viewer is told. */
export const formatEventCard = (card: EventCard): string =>
  'card' in card ? formatCard(card.card) : formatSides(card.front, card.back);

export const formatCards = (cards: readonly string[]): string => cards.join(' ') || 'none';

/** The hand of a seat as it is, each card front first. */
export const trueHand = (state: State, seat: number): string[] =>
  Array.from({ length: state.handSize(seat) }, (_, position) => formatCard(state.card(seat, position)));

/** A hand in a view, each card front first. */
export const seenHand = (view: View, seat: number): string[] =>
  view.hands[seat]!.map(({ front, back }) => formatSides(front, back));

const formatSide = (side: Side): string => (side === 'hidden' ? '?' : String(side));
