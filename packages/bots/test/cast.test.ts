import { describe, expect, it } from 'vitest';
import {
  CAST,
  remarks,
  SEAT_LEVELS,
  thinkingTime,
  type Character,
  type SeatLevel,
  type Temper,
} from '@quando/bots';
import { setUp, viewOf } from '@quando/rules/authority';

/** How often somebody of this temper comments on a knock. */
const remarkShare = (temper: Temper): number => {
  const character: Character = { name: 'Somebody', level: 'casual', temper };
  const seeds = Array.from({ length: 1000 }, (_, i) => `game ${i}`);
  return seeds.filter((seed) => remarks(character, 'knocked', seed)).length / seeds.length;
};

describe('the cast', () => {
  it('has different names, and enough of every level for a table', () => {
    expect(new Set(CAST.map(({ name }) => name)).size).toBe(CAST.length);
    for (const level of SEAT_LEVELS)
      expect(CAST.filter((each) => each.level === level).length).toBeGreaterThan(1);
  });

  it('talks as its temper is', () => {
    expect(remarkShare('sunny')).toBeCloseTo(0.7, 1);
    expect(remarkShare('dry')).toBeCloseTo(0.2, 1);
    expect(remarkShare('bold')).toBeGreaterThan(remarkShare('gentle'));
  });

  it('says the same for the same seed, and decides on each remark anew', () => {
    const pip = CAST[0]!;
    const says = (remark: 'knocked' | 'round-won'): boolean[] =>
      Array.from({ length: 50 }, (_, i) => remarks(pip, remark, `game ${i}`));
    expect(says('knocked')).toEqual(says('knocked'));
    expect(says('knocked')).not.toEqual(says('round-won'));
  });
});

describe('the thinking time', () => {
  const hands = ['5/1 5/2 7/3 8/4 9/6 2/0', '1/3 4/6 8/9 10/2'];
  const full = viewOf(setUp({ hands, plays: [1, 1] }), 0);
  const mean = (view: typeof full, level: SeatLevel): number =>
    Array.from({ length: 100 }, (_, seed) => thinkingTime(view, level, seed)).reduce((a, b) => a + b, 0) /
    100;

  it('is the same for the same seed and wobbles with it', () => {
    expect(thinkingTime(full, 'sharp', 'a')).toBe(thinkingTime(full, 'sharp', 'a'));
    const times = Array.from({ length: 30 }, (_, seed) => thinkingTime(full, 'sharp', seed));
    expect(new Set(times).size).toBeGreaterThan(10);
  });

  it('feels human: never an instant, never tedious', () => {
    for (const level of SEAT_LEVELS) {
      for (let seed = 0; seed < 50; seed += 1) {
        expect(thinkingTime(full, level, seed)).toBeGreaterThan(250);
        expect(thinkingTime(full, level, seed)).toBeLessThanOrEqual(2600);
      }
    }
  });

  it('is longer where there is more to choose, and where a knock is possible', () => {
    const small = viewOf(setUp({ hands: ['5/1 5/2', '1/3'], plays: [1, 1] }), 0);
    const ready = viewOf(setUp({ hands }), 0);
    expect(mean(small, 'casual')).toBeLessThan(mean(full, 'casual'));
    expect(mean(full, 'casual')).toBeLessThan(mean(ready, 'casual'));
  });

  it('is short where there is nothing to choose', () => {
    const single = viewOf(setUp({ hands: ['5/1', '1/3'], plays: [1, 1] }), 0);
    expect(mean(single, 'beginner')).toBeLessThan(mean(full, 'beginner') / 2);
  });
});
