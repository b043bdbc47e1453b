import { CARD_COUNT, NUMBERS, packCard, turnedBy, turnedOver, type PackedCard } from './card.ts';
import type { Random } from './random.ts';

declare const checked: unique symbol;

/** All 55 cards in dealing order, each with its up side as first side. */
export type Deck = Readonly<Uint8Array> & { readonly [checked]: true };

/** The cards in a fixed order, the smaller number up. */
export const ORDERED_DECK: Deck = asDeck(
  Uint8Array.from(
    NUMBERS.flatMap((low) => NUMBERS.filter((high) => high > low).map((high) => packCard(low, high))),
  ),
);

/** A uniformly random order, with a random side up for each card (rules 3). */
export function shuffledDeck(random: Random): Deck {
  const cards = Uint8Array.from(ORDERED_DECK);
  shuffle(cards, random);
  return asDeck(cards);
}

/** Shuffles in place, for simulations that reuse one deck. */
export function shuffle(cards: Uint8Array, random: Random): void {
  for (let last = CARD_COUNT - 1; last >= 0; last -= 2) {
    // Each half of a word places a card: 15 bits for the choice, one for its side.
    const word = random.next();
    place(cards, last, word & 0xffff, random);
    if (last > 0) place(cards, last - 1, word >>> 16, random);
  }
}

/** Swaps a random card of those from 0 to `last` to `last`, with a random side up. */
function place(cards: Uint8Array, last: number, bits: number, random: Random): void {
  const bound = last + 1;
  let product = (bits >>> 1) * bound;
  // Words that would bias the choice are redrawn.
  while ((product & 0x7fff) < bound && (product & 0x7fff) < 0x8000 % bound) {
    product = (random.next() & 0x7fff) * bound;
  }
  const chosen = product >>> 15;
  const card = cards[chosen]!;
  cards[chosen] = cards[last]!;
  cards[last] = turnedBy(card, bits & 1);
}

export type DeckFault =
  | { readonly code: 'deck-size'; readonly size: number }
  | { readonly code: 'deck-card'; readonly index: number }
  | { readonly code: 'deck-twice'; readonly index: number };

/** Checks a deck: every pair of numbers exactly once. */
export function checkDeck(cards: readonly (PackedCard | 'not-a-card')[]): Deck | DeckFault {
  if (cards.length !== CARD_COUNT) return { code: 'deck-size', size: cards.length };
  const deck = new Uint8Array(CARD_COUNT);
  const met = new Set<PackedCard>();
  for (const [index, card] of cards.entries()) {
    if (card === 'not-a-card') return { code: 'deck-card', index };
    if (met.has(card) || met.has(turnedOver(card))) return { code: 'deck-twice', index };
    met.add(card);
    deck[index] = card;
  }
  return asDeck(deck);
}

/** Both callers guarantee that it has every pair of numbers exactly once. */
function asDeck(cards: Uint8Array): Deck;
function asDeck(cards: Readonly<Uint8Array>): Readonly<Uint8Array> {
  return cards;
}
