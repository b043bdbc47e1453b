import { describe, expect, it } from 'vitest';
import {
  absurditiesIn,
  absurdityOf,
  BOTS,
  CODED_LEVELS,
  countingOf,
  harmlessWin,
  masterOf,
  type Absurdity,
} from '@quando/bots';
import type { Action } from '@quando/rules';
import { setUp, viewOf, type Position } from '@quando/rules/authority';
import { knowingAllBut } from './known-position.ts';
import { loadedNet } from './loaded-net.ts';

const absurdityAt = (position: Position, action: Action): Absurdity | undefined =>
  absurdityOf(viewOf(setUp(position), 0), action);

describe('an absurd move', () => {
  const hands = ['0/3 5/1 5/2', '9/8 9/7 8/7 6/7'];
  const pile = '10/4';

  it('is a zero that is thrown away', () => {
    expect(absurdityAt({ hands, pile }, play(0))).toBe('zero-thrown-away');
    expect(absurdityAt({ hands, pile }, play(1, 2))).toBeUndefined();
  });

  it('is not a zero in a straight, in a triplet, or in a hand of zeros', () => {
    const other = '9/8 9/7 8/7 6/7';
    expect(absurdityAt({ hands: ['0/3 1/4 2/5 9/6', other], pile }, play(0, 1, 2))).toBeUndefined();
    expect(absurdityAt({ hands: ['0/3 0/4 0/5 9/6', other], pile }, play(0, 1, 2))).toBeUndefined();
    expect(absurdityAt({ hands: ['0/3 0/4', other], pile }, play(0))).toBeUndefined();
  });

  it('is a knock that must lose: somebody else cannot have more', () => {
    const known = knowingAllBut('9/8', { hands: ['6/5 4/3', '2/1', '9/8 9/7'], pile });
    expect(absurdityOf(viewOf(known, 0), { type: 'knock' })).toBe('lost-knock');
    expect(absurdityAt({ hands: ['6/5 4/3', '2/1', '9/8 9/7'], pile }, { type: 'knock' })).toBe('lost-knock');
    expect(absurdityAt({ hands: ['5/6 4/3', '2/1'], pile }, { type: 'knock' })).toBeUndefined();
  });

  it('is a sure win that is missed', () => {
    const position = { hands: ['1/3', '9/8 9/7 8/7 6/7'], pile: '0/10' };
    expect(absurdityAt(position, { type: 'knock' })).toBe('missed-win');
    expect(absurdityAt(position, play(0))).toBeUndefined();
    const straight = { hands: ['0/3 1/4 2/5', '9/8 9/7 8/7 6/7'], pile: '0/10' };
    expect(absurdityAt(straight, play(2))).toBe('missed-win');
    expect(absurdityAt(straight, play(0, 1, 2))).toBeUndefined();
  });
});

const winAt = (totals: readonly number[]): Action | undefined =>
  harmlessWin(viewOf(setUp({ hands: ['1/3', '9/8 9/7', '8/7'], pile: '0/10', totals }), 0));

describe('a sure win', () => {
  it('is harmless for whoever has the fewest points, and while nobody can reach the target', () => {
    expect(winAt([20, 49, 20])).toEqual(play(0));
    expect(winAt([20, 14, 24])).toEqual(play(0));
  });

  it('may lose the game to somebody with fewer points, at the end of it', () => {
    expect(winAt([20, 49, 19])).toBeUndefined();
    expect(winAt([20, 15, 19])).toBeUndefined();
  });
});

const play = (...slots: number[]): Action => ({ type: 'play', slots });

/** So low that most games last one round: what is absurd does not depend on it. */
const TARGET = 8;

describe.each(CODED_LEVELS)('%s', (level) => {
  it(
    'makes no absurd move in 1,000 games, but for the wins that a beginner overlooks',
    { timeout: 120_000 },
    () => {
      const { decisions, chances, found } = absurditiesIn(BOTS[level], `absurd ${level}`, 1000, TARGET);
      expect(decisions).toBeGreaterThan(50_000);
      expect(chances).toBeGreaterThan(200);
      expect({ ...found, 'missed-win': 0 }).toEqual({
        'zero-thrown-away': 0,
        'lost-knock': 0,
        'missed-win': 0,
      });
      expect(found['missed-win']).toBeLessThanOrEqual(level === 'beginner' ? Math.ceil(chances / 20) : 0);
    },
  );
});

it('the master misses no sure win that cannot lose the game', () => {
  const found = absurditiesIn(countingOf(masterOf(loadedNet())), 'absurd master', 3);
  expect(found.chances).toBeGreaterThan(5);
  expect(found.missedHarmless).toBe(0);
});
