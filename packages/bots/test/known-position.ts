import {
  draftOf,
  ORDERED_DECK,
  parseCard,
  setUp,
  turnedOver,
  type Position,
  type State,
} from '@quando/rules/authority';

/**
 * A position in which seat 0 has seen both sides of every card except the named ones; of these, only what is visible.
 */
export function knowingAllBut(cards: string, position: Position): State {
  const draft = draftOf(setUp(position));
  const unmet = new Set(cards.split(' ').map(parseCard));
  for (const card of ORDERED_DECK) {
    if (unmet.has(card) || unmet.has(turnedOver(card))) continue;
    draft.addSeen(card, 1);
    draft.addSeen(turnedOver(card), 1);
  }
  return draft;
}
