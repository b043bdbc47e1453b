import { below, CARD_COUNT, type Random } from '@quando/rules';
import { turnedBy } from '@quando/rules/authority';
import { CARD_HIGH, CARD_LOW, CARD_INDEX } from './card-index.ts';
import { UNSEEN, type Places } from './places.ts';
import { FREE, KNOWN, possibleCards, unmetCards } from './possible-cards.ts';

/** Walks per half-seen card in a mix; there is one mix between two worlds (decision 9). */
const WALKS_PER_CARD = 4;
/** Mixes before the first world, so that nothing is left of the deterministic start. */
const FIRST_MIXES = 5;

/**
 * Uniformly distributed worlds that agree with what a viewer has seen.
 *
 * A card with one side seen can be any unknown card with that number. A Markov chain walks over all assignments: a
 * half-seen place requests another card that fits it; if a second place has that card, the second place requests
 * another one in turn, and so on, until the walk reaches a free card or a place that it has already visited. Then all
 * places from the start, or all on the cycle, get the card they requested. Every walk is exactly as likely as its
 * reverse, so the chain converges to the uniform distribution. The remaining cards are in the pile, in random order and
 * with a random side up.
 */
export class WorldChain {
  /** The current world: packed cards by place. */
  readonly cards: Uint8Array = new Uint8Array(CARD_COUNT);
  readonly #seenNumber: Uint8Array;
  readonly #isFirstSeen: Uint8Array;
  readonly #halfSeen: number[] = [];
  readonly #unseen: number[] = [];
  /** The half-seen places whose card differs between worlds. */
  readonly #loose: readonly number[];
  readonly #owner: Uint8Array = new Uint8Array(CARD_COUNT).fill(FREE);
  readonly #cardOf: Uint8Array = new Uint8Array(CARD_COUNT);
  /** By number: the cards that a place with this number may have. */
  readonly #choices: readonly (readonly number[])[];
  /** By place: the card that it requests on the current walk, and the last walk that visited it. */
  readonly #wanted: Uint8Array = new Uint8Array(CARD_COUNT);
  readonly #lastWalk: Float64Array = new Float64Array(CARD_COUNT);
  #walks = 0;
  readonly #random: Random;
  #mixesToCome = FIRST_MIXES;
  readonly #isPossible: boolean;

  /** A chain over the worlds that agree with these places; undefined if there is none. */
  static over(places: Places, random: Random): WorldChain | undefined {
    const chain = new WorldChain(places, random);
    return chain.#isPossible ? chain : undefined;
  }

  private constructor(places: Places, random: Random) {
    this.#random = random;
    this.#seenNumber = new Uint8Array(CARD_COUNT);
    this.#isFirstSeen = new Uint8Array(CARD_COUNT);
    for (let place = 0; place < CARD_COUNT; place += 1) this.#enter(places, place);
    const unmet = unmetCards(this.#owner);
    this.#isPossible = this.#halfSeen.every((place) => this.#tryGive(place, unmet, new Set()));
    this.#choices = possibleCards(unmet, { owner: this.#owner, seenNumber: this.#seenNumber });
    this.#loose = this.#halfSeen.filter((place) => this.#choicesAt(place).length > 1);
  }

  /** How many cards differ between worlds. */
  get unknown(): number {
    return this.#unseen.length + this.#loose.length;
  }

  /** Writes the current world; before the first `next` that is the deterministic start. */
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
      this.#owner[CARD_INDEX[first * 11 + second]!] = KNOWN;
      this.cards[place] = (first << 4) | second;
    } else if (first === UNSEEN && second === UNSEEN) {
      this.#unseen.push(place);
    } else {
      this.#halfSeen.push(place);
      this.#isFirstSeen[place] = first === UNSEEN ? 0 : 1;
      this.#seenNumber[place] = first === UNSEEN ? second : first;
    }
  }

  /** Gives a place a free card, or one that another place exchanges for a further one (an augmenting path). */
  #tryGive(place: number, unmet: readonly number[][], tried: Set<number>): boolean {
    for (const card of unmet[this.#seenNumber[place]!]!) {
      if (tried.has(card)) continue;
      tried.add(card);
      const owner = this.#owner[card]!;
      if (owner === FREE || this.#tryGive(owner, unmet, tried)) {
        this.#owner[card] = place;
        this.#cardOf[place] = card;
        return true;
      }
    }
    return false;
  }

  #mix(): void {
    // A walk always changes something, so with a fixed parity of walks some worlds could not be reached.
    const walks = this.#loose.length * WALKS_PER_CARD + (this.#random.next() >>> 31);
    if (this.#loose.length > 0) for (let i = 0; i < walks; i += 1) this.#takeWalk();
  }

  #takeWalk(): void {
    const start = this.#loose[below(this.#random, this.#loose.length)]!;
    this.#walks += 1;
    let place = start;
    while (this.#lastWalk[place] !== this.#walks) {
      this.#lastWalk[place] = this.#walks;
      const card = this.#anotherCardFor(place);
      this.#wanted[place] = card;
      const owner = this.#owner[card]!;
      if (owner === FREE) return this.#exchange(start);
      place = owner;
    }
    this.#exchange(place);
  }

  /** A random card that the place may have, other than its current one. */
  #anotherCardFor(place: number): number {
    const choices = this.#choicesAt(place);
    const last = choices.length - 1;
    const card = choices[below(this.#random, last)]!;
    return card === this.#cardOf[place] ? choices[last]! : card;
  }

  #choicesAt(place: number): readonly number[] {
    return this.#choices[this.#seenNumber[place]!]!;
  }

  /** Each place from this one on gets the card it requested, up to a free card or, on a cycle, back to the start. */
  #exchange(first: number): void {
    this.#owner[this.#cardOf[first]!] = FREE;
    let place = first;
    while (place !== FREE) {
      const card = this.#wanted[place]!;
      const next = this.#owner[card]!;
      this.#owner[card] = place;
      this.#cardOf[place] = card;
      place = next;
    }
  }

  #lay(place: number): void {
    const card = this.#cardOf[place]!;
    const seen = this.#seenNumber[place]!;
    const other = CARD_LOW[card]! + CARD_HIGH[card]! - seen;
    this.cards[place] = this.#isFirstSeen[place] === 1 ? (seen << 4) | other : (other << 4) | seen;
  }

  #layUnseen(): void {
    let left = 0;
    for (let card = 0; card < CARD_COUNT; card += 1) {
      if (this.#owner[card] !== FREE) continue;
      // An inside-out shuffle over the places, with a random side up.
      const packed = turnedBy((CARD_LOW[card]! << 4) | CARD_HIGH[card]!, this.#random.next() >>> 31);
      const chosen = below(this.#random, left + 1);
      this.cards[this.#unseen[left]!] = this.cards[this.#unseen[chosen]!]!;
      this.cards[this.#unseen[chosen]!] = packed;
      left += 1;
    }
  }
}

/** A chain over the worlds that agree with a view. */
export function chainOver(places: Places, random: Random): WorldChain {
  const chain = WorldChain.over(places, random);
  if (!chain) throw new Error('no world agrees with this view');
  return chain;
}
