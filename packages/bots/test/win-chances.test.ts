import { describe, expect, it } from 'vitest';
import { chancesToWin } from '@quando/bots';
import { below, seededRandom } from '@quando/rules';
import { draftOf, setUp } from '@quando/rules/authority';
import { PLAYER_COUNTS } from './game-play.ts';

const HANDS = ['1/2', '2/3', '3/4', '4/5', '5/6', '6/7'];

function chancesAt(totals: readonly number[], target = 50): number[] {
  const chances = new Float64Array(totals.length);
  chancesToWin(draftOf(setUp({ hands: HANDS.slice(0, totals.length), totals, target })), chances);
  return [...chances];
}

describe('the chances to win', () => {
  it.each(PLAYER_COUNTS)('add up to 1 and fall with the own total, for %i players', (players) => {
    const random = seededRandom(`chances ${players}`);
    for (let i = 0; i < 200; i += 1) {
      const totals = Array.from({ length: players }, () => below(random, 50));
      const chances = chancesAt(totals);
      expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
      // The order of the totals, ties included, is that of the chances.
      const rank = totals.map((total) => totals.filter((other) => other < total).length);
      expect(chances.map((chance) => chances.filter((other) => other > chance).length)).toEqual(rank);
    }
  });

  it('fall as a total grows while the others stay the same', () => {
    const chances = [0, 5, 10, 20, 30, 40, 49].map((total) => chancesAt([total, 20, 25, 30])[0]!);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(new Set(chances).size).toBe(chances.length);
  });

  it('depend more on the same lead near the end', () => {
    expect(chancesAt([38, 44, 44, 44])[0]).toBeGreaterThan(chancesAt([0, 6, 6, 6])[0]!);
  });

  it('are shared by the winners when the game is over', () => {
    expect(chancesAt([12, 55, 12, 30])).toEqual([0.5, 0, 0.5, 0]);
    expect(chancesAt([50, 60])).toEqual([1, 0]);
  });
});
