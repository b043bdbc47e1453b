import { CARD_COUNT, type SeenEvent } from '@quando/rules';
import { turnedBy } from '@quando/rules/authority';
import type { SeenRound } from './seen-round.ts';

/** A card on its way: its index in the deck, and 1 if its first side is no longer the one that lay up in the deck. */
type Tracked = { readonly index: number; readonly turned: number };

/**
 * Where in the deck each card was that is now at a place: hands first, seat by seat, then the queue of both piles.
 * Everybody can follow a card, whatever its sides are.
 */
export class CardPaths {
  readonly #places: readonly Tracked[];

  constructor({ dealt, events }: SeenRound) {
    const walk = new Walk(dealt.players, dealt.dealer, dealt.hands[0]!.length);
    for (const event of events) walk.follow(event);
    this.#places = walk.places;
  }

  /** Writes the deck that led to these cards, given by place. */
  deckInto(cards: Uint8Array, deck: Uint8Array): void {
    for (const [place, { index, turned }] of this.#places.entries())
      deck[index] = turnedBy(cards[place]!, turned);
  }
}

type Held = Tracked & { readonly slot: number };

class Walk {
  readonly #hands: Held[][];
  readonly #queue: Tracked[];

  constructor(players: number, dealer: number, size: number) {
    this.#hands = Array.from({ length: players }, (_, seat) => {
      const first = (seat - dealer - 1 + players) % players;
      return Array.from({ length: size }, (__, slot) => ({ slot, index: slot * players + first, turned: 1 }));
    });
    const dealt = players * size;
    this.#queue = Array.from({ length: CARD_COUNT - dealt }, (_, i) => ({ index: dealt + i, turned: 0 }));
  }

  get places(): Tracked[] {
    return [...this.#hands.flat(), ...this.#queue];
  }

  follow(event: SeenEvent): void {
    if (event.type === 'played') for (const { slot } of event.cards) this.#play(event.seat, slot);
    else if (event.type === 'drew') this.#draw(event.seat, event.card.slot, event.side === 'up' ? 0 : 1);
    else if (event.type === 'flipped') this.#flip(event.seat, event.card.slot);
  }

  #play(seat: number, slot: number): void {
    const hand = this.#hands[seat]!;
    const position = this.#positionOf(seat, slot);
    const { index, turned } = hand[position]!;
    hand.splice(position, 1);
    this.#queue.push({ index, turned: 1 - turned });
  }

  #draw(seat: number, slot: number, side: number): void {
    const { index, turned } = this.#queue.shift()!;
    this.#hands[seat]!.push({ slot, index, turned: turned ^ side });
  }

  #flip(seat: number, slot: number): void {
    const position = this.#positionOf(seat, slot);
    const held = this.#hands[seat]![position]!;
    this.#hands[seat]![position] = { ...held, turned: 1 - held.turned };
  }

  #positionOf(seat: number, slot: number): number {
    return this.#hands[seat]!.findIndex((held) => held.slot === slot);
  }
}
