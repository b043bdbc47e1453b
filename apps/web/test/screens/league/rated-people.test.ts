import { countedResults, leagueRatings, type CountedResult, type EarnedRating } from '@quando/season';
import { expect, test } from 'vitest';
import { hasUnknown, ratedIn } from '../../../src/screens/league/rated-people.ts';
import { seasonsOf, seasonView } from '../../../src/screens/league/season-view.ts';
import { sampleLeague } from './sample-league.ts';

const personOf = (id: string) => ({ id, name: id, avatar: 'bean', isReader: false }) as const;

const earned = (games: number, mean: number): EarnedRating => ({
  games,
  mean,
  deviation: 40,
  gamesWithBots: games,
});

/** How many of these games the first member's rating rests on, if they had been long enough. */
const gamesIn = (results: readonly CountedResult[]): number | undefined => {
  const longer = results.map((result) => ({ ...result, game: { ...result.game, target: 30 } }));
  return leagueRatings(longer).get('m0')?.['3-4']?.games;
};

test('the highest rating that can be shown comes first, and whoever has none is left out', () => {
  const ratings = new Map([
    ['few', { '3-4': earned(2, 1300) }],
    ['low', { '3-4': earned(12, 1100) }],
    ['more', { '3-4': earned(9, 1000) }],
    ['high', { '3-4': earned(10, 1200) }],
    ['pair', { '2': earned(12, 1100) }],
  ]);
  const people = [...ratings.keys()].map(personOf);
  const rated = ratedIn('3-4', people, ratings);
  expect(rated.map(({ person }) => person.id)).toEqual(['high', 'low', 'more', 'few']);
});

test('a rating without games with bots is said to compare people with each other only', () => {
  const rating = earned(10, 1200);
  const person = personOf('ada');
  expect(hasUnknown([{ person, rating }], '2')).toBe(false);
  expect(hasUnknown([{ person, rating: { ...rating, gamesWithBots: 9 } }], '2')).toBe(true);
  expect(hasUnknown([{ person, rating: earned(9, 1200) }], '2')).toBe(false);
});

test('a season shows the ratings at its end, from all games before', () => {
  const league = sampleLeague(2);
  const later = Date.UTC(2027, 1, 1);
  const [winter, autumn] = seasonsOf(league, later);
  const untilEnd = (span: typeof winter): readonly CountedResult[] =>
    seasonView(league, { span: span!, reader: undefined, now: later }).untilEnd;
  expect([winter, autumn].map((span) => gamesIn(untilEnd(span)))).toEqual([2, 2]);
  const [, second] = countedResults(league);
  const before = { ...autumn!, until: second!.playedAt };
  expect(gamesIn(untilEnd(before))).toBe(1);
});
