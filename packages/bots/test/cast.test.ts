import { describe, expect, it } from 'vitest';
import { CAST, BOT_LEVELS, personalityOf, PERSONALITIES, thinkingTime, type BotLevel } from '@quando/bots';
import { setUp, viewOf } from '@quando/rules/authority';

describe('the cast', () => {
  it('has distinct names, and at least two bots of every level', () => {
    expect(new Set(CAST.map(({ name }) => name)).size).toBe(CAST.length);
    for (const level of BOT_LEVELS)
      expect(CAST.filter((each) => each.level === level).length).toBeGreaterThan(1);
  });

  it('has fixed personalities, and derives one for every other name', () => {
    for (const { name, personality } of CAST) expect(personalityOf(name)).toBe(personality);
    const others = Array.from({ length: 100 }, (_, i) => `Somebody ${i}`);
    expect(new Set(others.map(personalityOf))).toEqual(new Set(PERSONALITIES));
    expect(others.map(personalityOf)).toEqual(others.map(personalityOf));
  });
});

describe('the thinking time', () => {
  const hands = ['5/1 5/2 7/3 8/4 9/6 2/0', '1/3 4/6 8/9 10/2'];
  const full = viewOf(setUp({ hands, plays: [1, 1] }), 0);
  const mean = (view: typeof full, level: BotLevel): number =>
    Array.from({ length: 100 }, (_, seed) => thinkingTime(view, level, seed)).reduce((a, b) => a + b, 0) /
    100;

  it('is the same for the same seed and varies with it', () => {
    expect(thinkingTime(full, 'sharp', 'a')).toBe(thinkingTime(full, 'sharp', 'a'));
    const times = Array.from({ length: 30 }, (_, seed) => thinkingTime(full, 'sharp', seed));
    expect(new Set(times).size).toBeGreaterThan(10);
  });

  it('stays between 250 and 2600 milliseconds', () => {
    for (const level of BOT_LEVELS) {
      for (let seed = 0; seed < 50; seed += 1) {
        expect(thinkingTime(full, level, seed)).toBeGreaterThan(250);
        expect(thinkingTime(full, level, seed)).toBeLessThanOrEqual(2600);
      }
    }
  });

  it('is longer with more cards, and if a knock is allowed', () => {
    const small = viewOf(setUp({ hands: ['5/1 5/2', '1/3'], plays: [1, 1] }), 0);
    const ready = viewOf(setUp({ hands }), 0);
    expect(mean(small, 'casual')).toBeLessThan(mean(full, 'casual'));
    expect(mean(full, 'casual')).toBeLessThan(mean(ready, 'casual'));
  });

  it('of a Master is longer where it may count, and a much longer pause is nothing special there', () => {
    const turned = viewOf(setUp({ hands, plays: [1, 1], pile: '2/3', rest: 1 }), 0);
    expect(mean(turned, 'sharp')).toBe(mean(full, 'sharp'));
    expect(mean(turned, 'master')).toBeGreaterThan(mean(full, 'master') + 300);
    const times = Array.from({ length: 500 }, (_, seed) => thinkingTime(turned, 'master', seed));
    const pauses = times.filter((time) => time > 2600).length;
    expect(pauses).toBeGreaterThan(5);
    expect(pauses).toBeLessThan(50);
  });

  it('does not depend on which cards the hand has', () => {
    const others = viewOf(
      setUp({ hands: ['0/1 0/2 0/3 0/4 0/6 0/7', '1/3 4/6 8/9 10/2'], plays: [1, 1] }),
      0,
    );
    for (let seed = 0; seed < 20; seed += 1)
      expect(thinkingTime(others, 'strong', seed)).toBe(thinkingTime(full, 'strong', seed));
  });
});
