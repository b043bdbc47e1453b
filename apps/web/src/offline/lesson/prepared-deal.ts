import { seatsOf, type Seat } from '@quando/rules';

/** A prepared deal for a lesson or a test. */
export type PreparedDeal = {
  readonly dealer: Seat;
  /** By seat, cards written `front/back`, or by their front alone with any back; free cards fill each hand up. */
  readonly hands: readonly string[];
  /** The draw pile from its top, cards written `up/down` or by their up side alone; the free cards follow. */
  readonly pile?: string;
};

const NUMBERS = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

const words = (text: string): string[] => text.split(' ').filter(Boolean);

const pairOf = (card: string): string =>
  card
    .split('/')
    .map(Number)
    .toSorted((a, b) => a - b)
    .join('/');

/** The cards not yet used, each as a pair with its lower number first. */
class FreeCards {
  readonly #pairs: Set<string>;

  constructor(named: readonly string[]) {
    const pairs = NUMBERS.flatMap((high) =>
      NUMBERS.filter((low) => low < high).map((low) => `${low}/${high}`),
    );
    this.#pairs = new Set(pairs);
    for (const card of named) this.#pairs.delete(pairOf(card));
  }

  /** A card with this number as its first side. */
  with(first: string): string {
    const second = NUMBERS.find((number) => this.#pairs.has(pairOf(`${first}/${number}`)));
    if (second === undefined) throw new Error(`no free card has a ${first}`);
    this.#pairs.delete(pairOf(`${first}/${second}`));
    return `${first}/${second}`;
  }

  /** Any card, its higher number first. */
  any(): string {
    const [pair] = this.#pairs;
    this.#pairs.delete(pair!);
    return pair!.split('/').toReversed().join('/');
  }

  rest(): string[] {
    return [...this.#pairs];
  }
}

/** The deck, in the notation of records, that results in this deal (rules 3). */
export function deckOf({ dealer, hands, pile = '' }: PreparedDeal): string[] {
  const named = words([...hands, pile].join(' ')).filter((card) => card.includes('/'));
  const free = new FreeCards(named);
  const whole = (card: string): string => (card.includes('/') ? card : free.with(card));
  const size = hands.length < 4 ? 8 : 7;
  const held = hands.map((hand) => words(hand).map(whole));
  const drawn = words(pile).map(whole);
  const full = held.map((hand) => [...hand, ...Array.from({ length: size - hand.length }, () => free.any())]);
  const order = seatsOf(hands.length).map((i) => (dealer + 1 + i) % hands.length);
  const dealt = Array.from({ length: size }, (_, i) => order.map((seat) => turned(full[seat]![i]!))).flat();
  return [...dealt, ...drawn, ...free.rest()];
}

/** A dealt card's up side becomes its back. */
const turned = (card: string): string => card.split('/').toReversed().join('/');
