import { describe, expect, it } from 'vitest';
import { BOTS } from '@quando/bots';
import { botGame } from '../bot-game.ts';
import { gamesForOrder, withError } from '../luck/statistics.ts';

describe('the games of the luck benchmark', () => {
  it('end, and the same seed gives the same game', () => {
    const game = botGame([BOTS.sharp, BOTS.strong, BOTS.beginner], 'ends');
    expect(game.winners).toBeDefined();
    expect(botGame([BOTS.sharp, BOTS.strong, BOTS.beginner], 'ends')).toEqual(game);
  });
});

describe('the figures of the luck benchmark', () => {
  it('are the mean and its standard error', () => {
    expect(withError([1, 3, 1, 3])).toEqual({ mean: 2, error: 0.5 });
  });

  it('need four times as many games for an order if the spread is twice as large', () => {
    const narrow = [0, 1, 2, 1];
    const wide = narrow.map((x) => 1 + 2 * (x - 1));
    expect(gamesForOrder(wide)).toBeCloseTo(4 * gamesForOrder(narrow), 9);
    // One game of which the difference is as large as its spread is right in 84 % of cases, 2.7 games in 95 %.
    expect(gamesForOrder([0, 2])).toBeCloseTo(2.706, 3);
  });
});
