import { describe, expect, test } from 'vitest';
import { below, belowLarge, randomFrom, seededRandom, type Random } from '@quando/rules';
import { checkDeck, formatCard, ORDERED_DECK, shuffle, shuffledDeck } from '@quando/rules/authority';

/** A source that returns these words in order. */
function given(...words: readonly number[]): Random & { used: number } {
  return {
    used: 0,
    next() {
      const word = words[this.used];
      if (word === undefined) throw new Error('no word is left');
      this.used += 1;
      return word;
    },
  };
}

/** The first words of a seed. */
function firstWords(seed: string | number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: 4 }, () => random.next());
}

/** The deviation of counts from equality, in standard deviations: near 0 for fair dice, whatever their number. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}

describe('a seeded source', () => {
  test('gives the same words for the same seed, on every platform', () => {
    expect(firstWords(7)).toEqual(firstWords('7'));
    expect(firstWords(7)).not.toEqual(firstWords(8));
    expect([firstWords(0), firstWords('quando')]).toMatchInlineSnapshot(`
      [
        [
          1294373824,
          -1708135167,
          -1511234902,
          -301117239,
        ],
        [
          1927187038,
          -1756803955,
          -392952469,
          2059621598,
        ],
      ]
    `);
  });

  test('gives words whose every bit is a fair coin', () => {
    const random = seededRandom('bits');
    const ones = Array<number>(32).fill(0);
    for (let i = 0; i < 20_000; i += 1) {
      const word = random.next();
      for (const bit of ones.keys()) ones[bit]! += (word >>> bit) & 1;
    }
    for (const count of ones) expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(5000));
  });
});

describe('a source for real games', () => {
  test('gets new words from the platform when it has none left, and erases used ones', () => {
    let fills = 0;
    let buffer = new Int32Array();
    const random = randomFrom((room) => {
      fills += 1;
      buffer = room;
      for (const i of room.keys()) room[i] = fills * 1000 + i;
    });
    expect(fills).toBe(0);
    const first = Array.from({ length: 64 }, () => random.next());
    expect(first).toEqual(Array.from({ length: 64 }, (_, i) => 1000 + i));
    expect([fills, ...buffer]).toEqual([1, ...Array<number>(64).fill(0)]);
    expect([random.next(), random.next(), fills]).toEqual([2000, 2001, 2]);
    expect(buffer[2]).toBe(2002);
  });
});

describe('a number below a bound', () => {
  test.for([2, 3, 7, 11, 55, 100, 127])('is uniform below %i', (bound) => {
    const random = seededRandom(`below ${bound}`);
    const counts = Array<number>(bound).fill(0);
    for (let i = 0; i < 400 * bound; i += 1) counts[below(random, bound)]! += 1;
    expect(Math.abs(unevenness(counts))).toBeLessThan(4);
  });

  test('takes the high part of a word', () => {
    expect(below(given(0x00ffffff), 10)).toBe(0);
    expect(below(given(-1), 10)).toBe(9);
    expect(below(given(0x7fffffff), 10)).toBe(4);
    expect(below(given(-0x7fffff00), 10)).toBe(5);
  });

  test('redraws words that would bias the result', () => {
    // 2^24 mod 10 is 6: the products 0 to 5 (mod 2^24) have one word too many.
    const source = given(0, 5 << 8);
    expect([below(source, 10), source.used]).toEqual([0, 2]);
    const kept = given(1 << 8);
    expect([below(kept, 10), kept.used]).toEqual([0, 1]);
    const even = given(0);
    expect([below(even, 8), even.used]).toEqual([0, 1]);
    const always = given(7 << 8);
    expect([below(always, 1), always.used]).toEqual([0, 1]);
  });
});

describe('[3] the shuffle', () => {
  test('[3] keeps every card once', () => {
    const deck = shuffledDeck(seededRandom('whole'));
    expect(checkDeck([...deck])).toEqual(deck);
    expect(deck).not.toEqual(ORDERED_DECK);
  });

  test('[3] puts every card in every place equally often, either side up', () => {
    const random = seededRandom('shuffle');
    const numbers = new Map(Array.from(ORDERED_DECK, (card, i): [number, number] => [card, i]));
    const places = Array<number>(55 * 55 * 2).fill(0);
    const deck = Uint8Array.from(ORDERED_DECK);
    for (let i = 0; i < 12_000; i += 1) {
      deck.set(ORDERED_DECK);
      shuffle(deck, random);
      for (const [place, card] of deck.entries()) {
        const turned = numbers.get(card) ?? 55 + numbers.get(((card & 15) << 4) | (card >> 4))!;
        places[place * 110 + turned]! += 1;
      }
    }
    expect(Math.abs(unevenness(places))).toBeLessThan(4);
  });

  test('[3] redraws the few words that would bias the order', () => {
    // 2^15 mod 55 is 43: products up to 42 (mod 2^15) have one word too many.
    const [favoured, fair] = [18470, 32173];
    expect([(favoured * 55) & 0x7fff, (fair * 55) & 0x7fff]).toEqual([42, 43]);
    expect(lastCard(fair << 1)).toBe(formatCard(ORDERED_DECK[(fair * 55) >> 15]!));
    expect(lastCard(favoured << 1, 100)).toBe(formatCard(ORDERED_DECK[0]!));
    expect(lastCard(favoured << 1, 0x7fff)).toBe(formatCard(ORDERED_DECK[54]!));
    expect(lastCard((favoured << 1) | 1, favoured, 0x4000)).toBe('4/3');
  });

  test('[3] makes neighbours and their sides independent', () => {
    const random = seededRandom('neighbours');
    const coins = Array<number>(16).fill(0);
    const orders = Array<number>(24).fill(0);
    for (let i = 0; i < 6000; i += 1) {
      const deck = shuffledDeck(random);
      const isTurned = Array.from(deck, (card) => Number(card >> 4 > (card & 15)));
      for (let at = 0; at + 4 <= 55; at += 4)
        coins[isTurned.slice(at, at + 4).reduce((sum, bit) => 2 * sum + bit, 0)]! += 1;
      orders[orderOf([...deck])]! += 1;
    }
    expect(Math.abs(unevenness(coins))).toBeLessThan(4);
    expect(Math.abs(unevenness(orders))).toBeLessThan(4);
  });
});

/** The card that a shuffle puts last; its index comes from the first of these words that causes no bias. */
function lastCard(...words: readonly number[]): string {
  const rest = seededRandom('rest');
  const left = [...words];
  const deck = Uint8Array.from(ORDERED_DECK);
  shuffle(deck, { next: () => left.shift() ?? rest.next() });
  return formatCard(deck[54]!);
}

/** The order of the four cards 0/1, 0/2, 0/3, 0/4 in a deck, one of 24. */
function orderOf(deck: readonly number[]): number {
  const pairs = deck.map((card) => formatCard(card).split('/').toSorted().join('/'));
  const found = ['0/1', '0/2', '0/3', '0/4'].map((pair) => pairs.indexOf(pair));
  const ranks = found.map((place, i) => found.slice(i + 1).filter((other) => other < place).length);
  return ranks[0]! * 6 + ranks[1]! * 2 + ranks[2]!;
}

test('[1] an external deck must be complete', () => {
  const cards = [...ORDERED_DECK];
  expect(checkDeck(cards)).toEqual(ORDERED_DECK);
  expect(checkDeck(cards.slice(1))).toEqual({ code: 'deck-size', size: 54 });
  expect(checkDeck(['not-a-card', ...cards.slice(1)])).toEqual({ code: 'deck-card', index: 0 });
  expect(checkDeck([...cards.slice(0, 54), cards[3]!])).toEqual({ code: 'deck-twice', index: 54 });
});

test('large bounds are reached from end to end', () => {
  expect(belowLarge(given(0), 14_400_000)).toBe(0);
  expect(belowLarge(given(-1), 14_400_000)).toBe(14_399_999);
  expect(belowLarge(given(-0x80000000), 5_866)).toBe(2_933);
});
