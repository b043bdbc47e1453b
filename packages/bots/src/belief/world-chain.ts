import { CARD_COUNT, below, type Random } from '@quando/rules';
import { turnedBy } from '@quando/rules/authority';
import { EDGE_HIGH, EDGE_LOW, EDGES } from './edges.ts';
import { UNSEEN, type Places } from './places.ts';

// Who has a card: a place of which the viewer has seen one side, or one of these.
const FREE = 255;
const KNOWN = 254;

/** How many steps for each half-seen card make a mix; one mix lies between two worlds. */
const STEPS_PER_CARD = 6;

/**
 * Worlds that agree with what a viewer has seen, each as likely as any other.
 *
 * A card with one side seen can be any of the cards with that number which nobody else has. A Markov chain walks over
 * all ways to give them out: a half-seen place takes another card at random; if a second place had it, that one takes
 * another in turn, and so on until a free card is met. Every such walk is exactly as likely as the one that undoes it,
 * so the chain's limit is uniform. The cards left over lie unseen in the pile, in any order and either side up.
 */
export class WorldChain {
  /** The world at hand: packed cards by place. */
  readonly cards: Uint8Array = new Uint8Array(CARD_COUNT);
  readonly #seenNumber: Uint8Array;
  readonly #isFirstSeen: Uint8Array;
  readonly #halfSeen: number[] = [];
  readonly #unseen: number[] = [];
  readonly #owner: Uint8Array = new Uint8Array(CARD_COUNT).fill(FREE);
  readonly #cardOf: Uint8Array = new Uint8Array(CARD_COUNT);
  readonly #walkPlaces: Uint8Array = new Uint8Array(CARD_COUNT + 1);
  readonly #walkCards: Uint8Array = new Uint8Array(CARD_COUNT + 1);
  readonly #random: Random;
  /** The first world is a special one: forgetting it takes longer. */
  #mixesToCome = 5;

  constructor(places: Places, random: Random) {
    this.#random = random;
    this.#seenNumber = new Uint8Array(CARD_COUNT);
    this.#isFirstSeen = new Uint8Array(CARD_COUNT);
    for (let place = 0; place < CARD_COUNT; place += 1) this.#enter(places, place);
    for (const place of this.#halfSeen) this.#giveAnyCard(place);
  }

  /** Lays out the world at hand; until the first `next`, that is one found without chance. */
  layAny(): void {
    for (const place of this.#halfSeen) this.#lay(place);
    this.#layUnseen();
  }

  /** Moves on to another world. */
  next(): void {
    for (; this.#mixesToCome > 0; this.#mixesToCome -= 1) this.#mix();
    this.#mixesToCome = 1;
    this.layAny();
  }

  #enter(places: Places, place: number): void {
    const first = places.first[place]!;
    const second = places.second[place]!;
    if (first !== UNSEEN && second !== UNSEEN) {
      this.#owner[EDGES[first * 11 + second]!] = KNOWN;
      this.cards[place] = (first << 4) | second;
    } else if (first === UNSEEN && second === UNSEEN) {
      this.#unseen.push(place);
    } else {
      this.#halfSeen.push(place);
      this.#isFirstSeen[place] = first === UNSEEN ? 0 : 1;
      this.#seenNumber[place] = first === UNSEEN ? second : first;
    }
  }

  /** A first world: a free card, or one that another place gives up for a further one (an augmenting path). */
  #giveAnyCard(place: number): void {
    const tried = new Set<number>();
    if (!this.#tryGive(place, tried)) throw new Error('no world agrees with this view');
  }

  #tryGive(place: number, tried: Set<number>): boolean {
    const number = this.#seenNumber[place]!;
    for (let other = 0; other < 11; other += 1) {
      const card = EDGES[number * 11 + other]!;
      if (other === number || tried.has(card) || this.#owner[card] === KNOWN) continue;
      tried.add(card);
      const owner = this.#owner[card]!;
      if (owner === FREE || this.#tryGive(owner, tried)) {
        this.#owner[card] = place;
        this.#cardOf[place] = card;
        return true;
      }
    }
    return false;
  }

  #mix(): void {
    const steps = this.#halfSeen.length * STEPS_PER_CARD;
    for (let i = 0; i < steps; i += 1) this.#step();
  }

  /** One walk: carried out if it ends at a free card, or at the one that was given up first. */
  #step(): void {
    const random = this.#random;
    const start = this.#halfSeen[below(random, this.#halfSeen.length)]!;
    const givenUp = this.#cardOf[start]!;
    let place = start;
    for (let length = 0; length < CARD_COUNT; length += 1) {
      const number = this.#seenNumber[place]!;
      const choice = below(random, 10);
      const card = EDGES[number * 11 + choice + (choice >= number ? 1 : 0)]!;
      const owner = this.#owner[card]!;
      this.#walkPlaces[length] = place;
      this.#walkCards[length] = card;
      if (owner === FREE || (card === givenUp && length > 0)) return this.#carryOut(length, givenUp);
      if (owner === KNOWN || this.#isOnWalk(owner, length)) return;
      place = owner;
    }
  }

  #isOnWalk(place: number, length: number): boolean {
    for (let i = 0; i <= length; i += 1) if (this.#walkPlaces[i] === place) return true;
    return false;
  }

  #carryOut(length: number, givenUp: number): void {
    this.#owner[givenUp] = FREE;
    for (let i = 0; i <= length; i += 1) {
      const place = this.#walkPlaces[i]!;
      const card = this.#walkCards[i]!;
      this.#owner[card] = place;
      this.#cardOf[place] = card;
    }
  }

  #lay(place: number): void {
    const card = this.#cardOf[place]!;
    const seen = this.#seenNumber[place]!;
    const other = EDGE_LOW[card]! + EDGE_HIGH[card]! - seen;
    this.cards[place] = this.#isFirstSeen[place] === 1 ? (seen << 4) | other : (other << 4) | seen;
  }

  #layUnseen(): void {
    let left = 0;
    for (let card = 0; card < CARD_COUNT; card += 1) {
      if (this.#owner[card] !== FREE) continue;
      // An inside-out shuffle over the places, with a fair coin for the side.
      const packed = turnedBy((EDGE_LOW[card]! << 4) | EDGE_HIGH[card]!, this.#random.next() >>> 31);
      const chosen = below(this.#random, left + 1);
      this.cards[this.#unseen[left]!] = this.cards[this.#unseen[chosen]!]!;
      this.cards[this.#unseen[chosen]!] = packed;
      left += 1;
    }
  }
}
