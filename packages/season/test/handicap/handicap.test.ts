import { describe, expect, test } from 'vitest';
import {
  assistedStrength,
  chancesByHeadStart,
  fairHeadStarts,
  strengthOfLevel,
  strengthsFrom,
  type GroupResult,
} from '@quando/season';

const PLAYERS = [2, 3, 4, 5, 6];

const even = (players: number) => Array.from({ length: players }, () => ({ strength: 1, headStart: 0 }));

const together = (totals: readonly number[], rounds = 9): GroupResult => ({
  players: [{ name: 'Emil' }, { name: 'Ruth' }, { level: 'sharp' }],
  totals,
  rounds,
});

describe('the chances', () => {
  test.each(PLAYERS)('of %i equals are equal', (players) => {
    for (const chance of chancesByHeadStart(even(players), 50)) expect(chance).toBeCloseTo(1 / players, 1);
  });

  test.each(PLAYERS)('of %i add up to one and grow with strength and head start', (players) => {
    const chanceOf = (strength: number, headStart: number): number => {
      const chances = chancesByHeadStart([{ strength, headStart }, ...even(players).slice(1)], 50);
      expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
      return chances[0]!;
    };
    expect(chanceOf(0, 0)).toBeLessThan(chanceOf(1, 0));
    expect(chanceOf(1, 0)).toBeLessThan(chanceOf(3, 0));
    expect(chanceOf(0, 5)).toBeGreaterThan(chanceOf(0, 0));
    expect(chanceOf(0, 99)).toBeGreaterThan(0.95);
  });

  test('of a level are those that docs/benchmarks.md has measured, within 4 of 100 games', () => {
    const ladder = [
      [2, 0.625, 0.711, 0.745, 0.659],
      [3, 0.429, 0.485, 0.531, 0.465],
      [4, 0.336, 0.375, 0.427, 0.376],
      [5, 0.256, 0.293, 0.394, 0.322],
      [6, 0.21, 0.262, 0.38, 0.31],
    ] as const;
    for (const [players, ...shares] of ladder)
      for (const [below, share] of shares.entries()) {
        const others = even(players - 1).map(() => ({ strength: below, headStart: 0 }));
        const [chance] = chancesByHeadStart([{ strength: below + 1, headStart: 0 }, ...others], 50);
        expect(Math.abs(chance! - share), `${players} players, ${below + 1}`).toBeLessThan(0.04);
      }
  });
});

describe('fair head starts', () => {
  test.each(PLAYERS)('give %i of mixed strength the same chance, and the strongest nothing', (players) => {
    const strengths = Array.from({ length: players }, (_, seat) => (seat * 3) / (players - 1));
    const headStarts = fairHeadStarts(strengths, 50);
    expect(headStarts.at(-1)).toBe(0);
    expect(headStarts.every((points) => Number.isInteger(points) && points >= 0)).toBe(true);
    const seats = strengths.map((strength, seat) => ({ strength, headStart: headStarts[seat]! }));
    for (const chance of chancesByHeadStart(seats, 50))
      expect(Math.abs(chance - 1 / players)).toBeLessThan(0.03);
  });

  test('of equals are none', () => {
    expect(fairHeadStarts([2, 2, 2], 50)).toEqual([0, 0, 0]);
  });

  test('are larger in a longer game', () => {
    expect(fairHeadStarts([0, 2], 100)[0]).toBeGreaterThan(fairHeadStarts([0, 2], 40)[0]!);
  });
});

describe('help', () => {
  test('never makes anybody weaker, and more help never weaker than less', () => {
    const assists = ['none', 'sides', 'numbers', 'chances', 'hints', 'advice'] as const;
    for (const strength of [0, 1, 2.5, 3, 4]) {
      const lifted = assists.map((assist) => assistedStrength(strength, assist));
      expect(lifted[0]).toBe(strength);
      expect(lifted).toEqual(lifted.toSorted((a, b) => a - b));
    }
  });
});

describe('strength from results', () => {
  test('says nothing about people with fewer than three rounds', () => {
    expect(strengthsFrom([])).toEqual(new Map());
    expect([...strengthsFrom([together([10, 12, 3], 2)]).keys()]).toEqual([]);
    expect([...strengthsFrom([together([10, 12, 3], 2), together([5, 2, 0], 1)]).keys()]).toEqual([
      'Emil',
      'Ruth',
    ]);
  });

  test('finds who plays better, the more surely the more they have played', () => {
    const once = strengthsFrom([together([55, 20, 38])]);
    const often = strengthsFrom(Array.from({ length: 8 }, () => together([55, 20, 38])));
    expect(once.get('Ruth')).toBeGreaterThan(once.get('Emil')!);
    expect(often.get('Ruth')).toBeGreaterThan(once.get('Ruth')!);
    expect(often.get('Emil')).toBeLessThan(once.get('Emil')!);
    expect(often.get('Ruth')).toBeGreaterThan(strengthOfLevel('sharp'));
    expect(often.get('Emil')).toBeLessThan(strengthOfLevel('beginner') + 0.5);
  });

  test('begins with a strength that is assumed, also for somebody without results', () => {
    const assumed = new Map([
      ['Emil', 3],
      ['Oma', 2.5],
    ]);
    const strengths = strengthsFrom([together([30, 30, 30], 2)], assumed);
    expect([...strengths.keys()].toSorted()).toEqual(['Emil', 'Oma']);
    expect(strengths.get('Oma')).toBe(2.5);
    const [before, after] = [
      strengthsFrom([together([30, 30, 30])]).get('Emil')!,
      strengthsFrom([together([30, 30, 30])], assumed).get('Emil')!,
    ];
    expect(after).toBeGreaterThan(before);
    expect(after).toBeLessThan(3);
  });
});
