import { ANCHORS, strengthOfRatings, type EarnedRating } from '@quando/season';
import { expect, test } from 'vitest';

const earned = (mean: number, gamesWithBots = 20, games = gamesWithBots): EarnedRating => ({
  mean,
  deviation: 40,
  games,
  gamesWithBots,
});

test('a rating is a place on the ladder of levels', () => {
  const { beginner, sharp, strong, master } = ANCHORS['3-4'];
  expect(strengthOfRatings({ '3-4': earned(sharp) })).toBeCloseTo(2);
  expect(strengthOfRatings({ '3-4': earned((sharp + strong) / 2) })).toBeCloseTo(2.5);
  expect(strengthOfRatings({ '3-4': earned(beginner - 300) })).toBe(0);
  expect(strengthOfRatings({ '3-4': earned(master + 300) })).toBe(4);
});

test('the rating with most games counts, by the anchors of its own pool', () => {
  const ratings = { '2': earned(ANCHORS['2'].strong, 30), '5-6': earned(ANCHORS['5-6'].casual, 12) };
  expect(strengthOfRatings(ratings)).toBeCloseTo(3);
});

test('a rating that may not be told in words says nothing', () => {
  expect(strengthOfRatings({})).toBe('unknown');
  expect(strengthOfRatings({ '2': earned(1300, 9) })).toBe('unknown');
  expect(strengthOfRatings({ '2': earned(1300, 0, 50) })).toBe('unknown');
});
