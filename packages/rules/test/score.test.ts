import { describe, expect, test } from 'vitest';
import { KNOCK_PENALTY, pointsOf, winnersOf } from '@quando/rules';
import { outcomeOf, viewOf } from '@quando/rules/authority';
import { after, told } from './line.ts';
import { at } from './position-text.ts';

describe('[9] scoring a round', () => {
  test.for([
    { sums: [3, 8, 12], knocker: 'nobody', points: [0, 8, 12], says: 'the lowest sum scores nothing' },
    { sums: [3, 8, 3], knocker: 'nobody', points: [0, 8, 0], says: 'nor does anybody tied for it' },
    { sums: [12, 8, 3], knocker: 2, points: [12, 8, 0], says: 'a knocker alone on the lowest sum is free' },
    { sums: [12, 3, 8], knocker: 2, points: [12, 0, 13], says: 'a knocker above it pays five more' },
    { sums: [3, 8, 3], knocker: 2, points: [0, 8, 8], says: 'a tied knocker pays, the others tied do not' },
    { sums: [3, 3, 3], knocker: 0, points: [8, 0, 0], says: 'so too if all are tied' },
    { sums: [8, 3, 3], knocker: 0, points: [13, 0, 0], says: 'a knocker above two that are tied' },
    { sums: [0, 0], knocker: 1, points: [0, 5], says: 'a knocker tied on nothing' },
  ] as const)('[9] $sums, knocker $knocker: $says', ({ sums, knocker, points }) => {
    expect(pointsOf(sums, knocker)).toEqual(points);
    expect(KNOCK_PENALTY).toBe(5);
  });

  test.for([
    { hands: ['3', '8', '10 2'], knocker: 0, points: [0, 8, 12] },
    { hands: ['10 2', '8', '3'], knocker: 0, points: [17, 8, 0] },
    { hands: ['3', '8', '1 2'], knocker: 0, points: [8, 8, 0] },
    { hands: ['8', '1 2', '3'], knocker: 0, points: [13, 0, 0] },
    { hands: ['1 2', '3', '2'], knocker: 0, points: [8, 3, 0] },
    { hands: ['2', '3', '1 2'], knocker: 0, points: [0, 3, 3] },
    { hands: ['3', '1 2', '2'], knocker: 2, points: [3, 3, 0] },
    { hands: ['3', '4', '2'], knocker: 2, points: [3, 4, 0] },
  ])('[9] a round that ends so scores so: $hands', ({ hands, knocker, points }) => {
    const [second, third] = [(knocker + 1) % 3, (knocker + 2) % 3];
    const state = at({ hands, knocker, turn: second, target: 1000 });
    const scored = after(state, `${second} pass`, `${third} pass`);
    expect([0, 1, 2].map((seat) => scored.points(seat))).toEqual(points);
  });

  test('[9] points are added to the totals, and everybody gets the event', () => {
    const state = at({ hands: ['3/1', '8/1'], knocker: 1, totals: [10, 20] });
    expect(told('watcher', state, '0 pass')).toEqual([
      { type: 'passed', seat: 0 },
      {
        type: 'scored',
        end: 'knock',
        knocker: 1,
        fronts: [[3], [8]],
        sums: [3, 8],
        points: [0, 13],
        totals: [10, 33],
      },
    ]);
    const scored = after(state, '0 pass');
    expect(outcomeOf(scored)).toEqual({
      end: 'knock',
      knocker: 1,
      sums: [3, 8],
      points: [0, 13],
      totals: [10, 33],
    });
    expect(viewOf(scored, 0)).toMatchObject({
      phase: 'scored',
      asked: 'nobody',
      totals: [10, 33],
      result: { end: 'knock', sums: [3, 8], points: [0, 13], winners: 'none' },
    });
  });

  test('[9] before the end there is no result', () => {
    expect(viewOf(at({ hands: ['3', '8'] }), 0).result).toBe('none');
  });

  test('[9] the fronts of all hands are shown to everybody, the own backs to nobody', () => {
    const scored = after(at({ hands: ['3/1', '8/2'], knocker: 1 }), '0 pass');
    expect(viewOf(scored, 0).hands).toEqual([
      [{ slot: 0, front: 3, back: 'hidden', frontSeenBy: 0b11, backSeenBy: 0b10 }],
      [{ slot: 0, front: 8, back: 2, frontSeenBy: 0b11, backSeenBy: 0b01 }],
    ]);
    expect(
      viewOf(scored, 'watcher')
        .hands.flat()
        .map(({ front, back }) => [front, back]),
    ).toEqual([
      [3, 'hidden'],
      [8, 'hidden'],
    ]);
  });
});

describe('[10] the end of the game', () => {
  test('[10] the game ends once a total has reached the target, and the lowest total wins', () => {
    const state = at({ hands: ['3/1', '8/1'], knocker: 0, turn: 1, totals: [41, 42], target: 50 });
    expect(told(0, state, '1 pass').at(-1)).toEqual({ type: 'won', winners: [0] });
    const over = after(state, '1 pass');
    expect(over).toMatchObject({ phase: 'over', asked: 'nobody' });
    expect(viewOf(over, 1)).toMatchObject({ phase: 'over', result: { winners: [0] }, totals: [41, 50] });
  });

  test('[10] with one point less the game goes on', () => {
    const state = at({ hands: ['3/1', '8/1'], knocker: 0, turn: 1, totals: [41, 41], target: 50 });
    const scored = after(state, '1 pass');
    expect(scored.phase).toBe('scored');
    expect(told(0, state, '1 pass').map(({ type }) => type)).toEqual(['passed', 'scored']);
  });

  test('[10] who reaches the target first in seat order does not matter', () => {
    const state = at({ hands: ['8/1', '3/1'], knocker: 1, turn: 0, totals: [45, 0], target: 50 });
    expect(after(state, '0 pass')).toMatchObject({ phase: 'over' });
  });

  test('[10] players tied on the lowest total all win', () => {
    expect(winnersOf([20, 51, 20], 50)).toEqual([0, 2]);
    expect(winnersOf([50, 50], 50)).toEqual([0, 1]);
  });

  test('[10] the table agrees on the target', () => {
    expect(winnersOf([40, 12], 40)).toEqual([1]);
    expect(winnersOf([40, 12], 41)).toBeUndefined();
  });
});
