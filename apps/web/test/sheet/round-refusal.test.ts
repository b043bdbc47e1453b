import { NUMBERS, type CardNumber } from '@quando/rules';
import { ORDERED_DECK, firstSide, secondSide } from '@quando/rules/authority';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deckFaultOf } from '../../src/sheet/deck-limit.ts';
import { roundRefusalOf } from '../../src/sheet/round-refusal.ts';
import { sumOf, type Hand } from '../../src/sheet/round.ts';
import { knockedBy, zerosOf } from './sheets.ts';

describe('a round that cannot have been played', () => {
  it('has nobody who ended it', () => {
    const round = { ...knockedBy(0, 3, 4, 5), knocker: 'nobody' } as const;
    expect(roundRefusalOf(round)).toEqual({ code: 'nobody-ended' });
  });

  it('has only zeros that add up to something', () => {
    expect(roundRefusalOf(zerosOf(1, 5, 3, 7))).toEqual({ code: 'zeros-with-sum', seat: 1 });
    expect(roundRefusalOf(zerosOf(1, 5, [0, 0, 3], 7))).toEqual({ code: 'zeros-with-sum', seat: 1 });
  });

  it('[7] has a knocker who holds only zeros', () => {
    expect(roundRefusalOf(knockedBy(0, 0, 4, 5))).toEqual({ code: 'knocker-zeros', seat: 0 });
    expect(roundRefusalOf({ ...knockedBy(0, 0, 4, 5), zeros: 0 })).toEqual({
      code: 'knocker-zeros',
      seat: 0,
    });
  });

  it('[7] has a sum of 0 without only zeros, after a knock', () => {
    expect(roundRefusalOf(knockedBy(0, 3, 0, 5))).toEqual({ code: 'zero-elsewhere', seat: 1 });
    expect(roundRefusalOf({ ...knockedBy(0, 3, 0, 0), zeros: 1 })).toEqual({
      code: 'zero-elsewhere',
      seat: 2,
    });
  });

  it('[R7] has three sums of 0', () => {
    expect(roundRefusalOf(zerosOf(0, 0, 0, 0, 9))).toEqual({ code: 'zero-elsewhere', seat: 2 });
  });

  it('[4] has an empty hand', () => {
    expect(roundRefusalOf(knockedBy(0, 3, []))).toEqual({ code: 'no-cards', seat: 1 });
  });

  it('[R6] is none because of a knock before somebody was out with only zeros', () => {
    expect(roundRefusalOf({ ...knockedBy(0, 3, 0, 5), zeros: 1 })).toBeUndefined();
  });
});

/** The 55 cards, each with one of its sides or not in play, given out to so many people. */
const tables: fc.Arbitrary<Hand[]> = fc
  .record({
    players: fc.integer({ min: 2, max: 6 }),
    fates: fc.array(fc.record({ holder: fc.nat(6), isTurned: fc.boolean() }), {
      minLength: 55,
      maxLength: 55,
    }),
    isSum: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    greed: fc.boolean(),
  })
  .map(({ players, fates, isSum, greed }) => {
    const hands: CardNumber[][] = Array.from({ length: players }, () => []);
    for (const [i, { holder, isTurned }] of fates.entries()) {
      const [first, second] = [firstSide(ORDERED_DECK[i]!), secondSide(ORDERED_DECK[i]!)];
      const isSecond = greed ? second > first : isTurned;
      hands[greed ? holder % players : holder]?.push(isSecond ? second : first);
    }
    return hands.filter((hand) => hand.length > 0).map((hand, i) => (isSum[i] ? sumOf(hand) : hand));
  });

/** What the highest sides of the 55 cards add up to. */
const ALL = NUMBERS.reduce((total: number, number) => total + number * number, 0);

const times = (count: number, number: CardNumber): CardNumber[] =>
  Array.from({ length: count }, () => number);

describe('what 55 cards can show', () => {
  it('is never refused, however they are given out', () => {
    fc.assert(
      fc.property(tables, (hands) => {
        expect(deckFaultOf(hands)).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [[times(10, 4), 5], undefined],
    [[times(11, 4), 5], 'too-many-cards'],
    [[times(6, 4), times(5, 4)], 'too-many-cards'],
    // Nineteen cards have a 9 or a 10: the tenth 9 would have to be the back of a 10.
    [[[...times(10, 10), ...times(9, 9)], 5], undefined],
    [[[...times(10, 10), ...times(10, 9)], 5], 'too-many-cards'],
  ] as const)('is counted by their numbers', (hands, fault) => {
    expect(deckFaultOf(hands)).toBe(fault);
  });

  it.each([
    [[ALL - 1, [1]], undefined],
    [[ALL, [1]], 'too-high-sums'],
    // The least that a zero costs is the other side of 0 and 1.
    [[ALL - 1, 0], undefined],
    [[ALL, 0], 'too-high-sums'],
    // 0 and 1 shows the first 1, then 1 and 2 has to.
    [[ALL - 3, 1, 1], undefined],
    [[ALL - 2, 1, 1], 'too-high-sums'],
    [[200, 185], undefined],
    [[200, 186], 'too-high-sums'],
    [[999, 3], 'too-high-sums'],
  ] as const)('is counted by their sums: %j', (hands, fault) => {
    expect(deckFaultOf(hands)).toBe(fault);
  });
});
