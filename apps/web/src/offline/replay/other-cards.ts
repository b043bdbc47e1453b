import { WorldSource } from '@quando/bots';
import type { Random, Seat } from '@quando/rules';
import { formatCard, turnedOver, viewOf, type PackedCard, type State } from '@quando/rules/authority';

/**
 * A deck with which the same decisions lead to a world that agrees with what a seat has seen in this state: each card
 * lies where the true one lay, turned in the same way. Whether the others could decide so with it is for the caller.
 */
export function otherDeck(state: State, seat: Seat, deck: readonly PackedCard[], random: Random): string[] {
  const world = cardsOf(new WorldSource(viewOf(state, seat), random).next());
  const places = new Map(cardsOf(state).map((card, place) => [card, place]));
  return deck.map((card) => {
    const upright = places.get(card);
    const other = upright === undefined ? turnedOver(world[places.get(turnedOver(card))!]!) : world[upright]!;
    return formatCard(other);
  });
}

/** Every card in the order of its place: hands, then the queue. */
function cardsOf(state: State): PackedCard[] {
  const cards: PackedCard[] = [];
  for (let seat = 0; seat < state.players; seat += 1)
    for (let i = 0; i < state.handSize(seat); i += 1) cards.push(state.card(seat, i));
  for (let i = 0; i < state.pileSize + state.discardSize; i += 1) cards.push(state.queued(i));
  return cards;
}
