import { describe, expect, test } from 'vitest';
import { chancesToWin, ratedByPlaces, type Rating } from '@quando/season';
import { OPENSKILL_GAMES } from './openskill-games.ts';

const rating = (mean: number, deviation: number): Rating => ({ mean, deviation });

const meanWith = (places: readonly number[]): number =>
  ratedByPlaces([rating(1000, 80), rating(1000, 80)], places)[0]!.mean;

describe('a rating by places', () => {
  test.for(OPENSKILL_GAMES)(
    'is the same as with openskill: $places',
    ({ places, means, deviations, after }) => {
      const before = means.map((mean, seat) => rating(mean, deviations[seat]!));
      for (const [seat, { mean, deviation }] of ratedByPlaces(before, places).entries()) {
        expect(mean).toBeCloseTo(after.means[seat]!, 5);
        expect(deviation).toBeCloseTo(after.deviations[seat]!, 5);
      }
    },
  );

  test('an anchor stays where it is', () => {
    const bot = rating(1200, 0);
    const [person, after] = ratedByPlaces([rating(1000, 100), bot], [1, 2]);
    expect(after).toEqual(bot);
    expect(person!.mean).toBeGreaterThan(1000);
    expect(person!.deviation).toBeLessThan(100);
  });

  test('the order of the seats does not matter', () => {
    const [a, b, c] = [rating(1000, 80), rating(1100, 60), rating(1300, 40)];
    const [first, second, third] = ratedByPlaces([a, b, c], [2, 3, 1]);
    expect(ratedByPlaces([c, a, b], [1, 2, 3])).toEqual([third, first, second]);
  });

  test('a tie counts less than a win and more than a loss', () => {
    expect(meanWith([1, 1])).toBeCloseTo(1000);
    expect(meanWith([1, 2])).toBeGreaterThan(1000);
    expect(meanWith([2, 1])).toBeLessThan(1000);
  });
});

describe('the chances to win', () => {
  test('400 points are ten to one', () => {
    expect(chancesToWin([rating(1400, 0), rating(1000, 0)])[0]).toBeCloseTo(10 / 11);
  });

  test('they add up, and equals have equal chances', () => {
    const chances = chancesToWin([rating(1200, 50), rating(1200, 50), rating(1200, 50), rating(1000, 90)]);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(chances[1]).toBeCloseTo(chances[0]!);
    expect(chances[3]).toBeLessThan(chances[0]!);
  });

  test('doubt makes them more even', () => {
    const sure = chancesToWin([rating(1400, 0), rating(1100, 0)])[0]!;
    expect(chancesToWin([rating(1400, 200), rating(1100, 0)])[0]).toBeLessThan(sure);
  });
});
