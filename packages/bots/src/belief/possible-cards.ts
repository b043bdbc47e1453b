import { NUMBERS } from '@quando/rules';
import { CARD_INDEX } from './card-index.ts';

// The owner of a card: a place of which the viewer has seen one side, or one of these.
export const FREE = 255;
export const KNOWN = 254;

/** A world: the owner of each card, and the number that each place shows. */
type Holding = { readonly owner: Uint8Array; readonly seenNumber: Uint8Array };

/** By number: the cards with that number of which the viewer has not seen both sides. */
export const unmetCards = (owner: Uint8Array): number[][] =>
  NUMBERS.map((number) =>
    NUMBERS.filter((other) => other !== number)
      .map((other) => CARD_INDEX[number * 11 + other]!)
      .filter((card) => owner[card] !== KNOWN),
  );

/**
 * By number: the cards that a place which shows it has in some world. The result does not depend on the world it is
 * computed from. A card that another place owns is possible only if that place can get a free card instead or, through
 * further places, one of this number.
 */
export function possibleCards(unmet: readonly number[][], { owner, seenNumber }: Holding): number[][] {
  const reached = reachedNumbers(unmet, { owner, seenNumber });
  return unmet.map((cards, number) =>
    cards.filter((card) => {
      const place = owner[card]!;
      return place === FREE || ((reached[seenNumber[place]!]! >> number) & 1) === 1;
    }),
  );
}

const ALL_NUMBERS = (1 << NUMBERS.length) - 1;

/**
 * By number, as a bit set: the numbers whose places have cards that its own places can get, directly or through others;
 * all numbers if it can get a free card.
 */
function reachedNumbers(unmet: readonly number[][], { owner, seenNumber }: Holding): number[] {
  const reached = unmet.map((cards, number) =>
    cards.reduce((numbers, card) => {
      const place = owner[card]!;
      return numbers | (place === FREE ? ALL_NUMBERS : 1 << seenNumber[place]!);
    }, 1 << number),
  );
  for (const via of NUMBERS) {
    for (const number of NUMBERS) if ((reached[number]! >> via) & 1) reached[number]! |= reached[via]!;
  }
  return reached;
}
