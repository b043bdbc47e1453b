import { CARD_COUNT, type Side, type View } from '@quando/rules';

/** A number that the viewer has not seen. */
export const UNSEEN = 15;

/**
 * Where cards are, as one viewer knows them: one place for each card, hands first, seat by seat, then the draw pile
 * from its top, then the discard pile. `first` is a card's front or up side, or the back on the discard pile, so that
 * the piles make one queue; `second` is the other side.
 */
export type Places = {
  readonly first: Uint8Array;
  readonly second: Uint8Array;
  /** The seats that have seen each side, as in the view. */
  readonly firstSeenBy: Uint8Array;
  readonly secondSeenBy: Uint8Array;
  readonly handSizes: readonly number[];
  /** The slots of the cards in hands. */
  readonly slots: readonly number[];
};

export function placesOf(view: View): Places {
  const places = {
    first: new Uint8Array(CARD_COUNT).fill(UNSEEN),
    second: new Uint8Array(CARD_COUNT).fill(UNSEEN),
    firstSeenBy: new Uint8Array(CARD_COUNT),
    secondSeenBy: new Uint8Array(CARD_COUNT),
    handSizes: view.hands.map((hand) => hand.length),
    slots: view.hands.flatMap((hand) => hand.map(({ slot }) => slot)),
  };
  let place = 0;
  const put = (first: Side, second: Side, firstSeenBy: number, secondSeenBy: number): void => {
    places.first[place] = numberOf(first);
    places.second[place] = numberOf(second);
    places.firstSeenBy[place] = firstSeenBy;
    places.secondSeenBy[place] = secondSeenBy;
    place += 1;
  };
  for (const hand of view.hands) {
    for (const card of hand) put(card.front, card.back, card.frontSeenBy, card.backSeenBy);
  }
  for (const card of view.pile) put(card.up, card.down, card.upSeenBy, card.downSeenBy);
  place += view.pileSize - view.pile.length;
  for (const card of view.discard) put(card.back, card.front, card.backSeenBy, card.frontSeenBy);
  return places;
}

const numberOf = (side: Side): number => (side === 'hidden' ? UNSEEN : side);
