import { describe, expect, test } from 'vitest';
import {
  ANCHORS,
  foldRatings,
  leagueRatings,
  poolOf,
  ratedResultOf,
  RatingBook,
  shownRating,
  startOf,
  shownStrength,
  type CountedResult,
  type RatedResult,
  type RatedSeat,
} from '@quando/season';

const member = (id: string): RatedSeat => ({ kind: 'member', id });
const SHARP: RatedSeat = { kind: 'bot', level: 'sharp' };
const GUEST: RatedSeat = { kind: 'guest' };

const won = (...seats: readonly RatedSeat[]): RatedResult => ({
  seats,
  places: seats.map((_, seat) => seat + 1),
});
const times = (count: number, result: RatedResult): RatedResult[] =>
  Array.from({ length: count }, () => result);

const GAME = { places: [3, 1, 1], target: 30, isHandicapped: false };
const SEATS = [member('mila'), SHARP, SHARP];

describe('folded ratings', () => {
  test('2, 3 to 4, and 5 to 6 players are rated apart', () => {
    expect([2, 3, 4, 5, 6].map(poolOf)).toEqual(['2', '3-4', '3-4', '5-6', '5-6']);
    const ratings = foldRatings([won(member('mila'), SHARP), won(member('mila'), SHARP, SHARP)]);
    expect(Object.keys(ratings.get('mila')!)).toEqual(['2', '3-4']);
  });

  test('whoever beats a Sharp again and again is above it, and surer each time', () => {
    const { mean, deviation, games } = foldRatings(times(20, won(member('mila'), SHARP))).get('mila')!['2']!;
    expect(mean).toBeGreaterThan(ANCHORS['2'].sharp);
    expect(deviation).toBeLessThan(startOf('2').deviation);
    expect(games).toBe(20);
  });

  test('a guest is not kept, but counts as somebody unknown', () => {
    const ratings = foldRatings([won(member('mila'), GUEST)]);
    expect([...ratings.keys()]).toEqual(['mila']);
    expect(ratings.get('mila')!['2']!.mean).toBeGreaterThan(startOf('2').mean);
  });

  test('a group that never met a bot keeps its mean', () => {
    const ratings = foldRatings([...times(9, won(member('a'), member('b'))), won(member('a'), member('c'))]);
    const means = [...ratings.values()].map((own) => own['2']!.mean);
    expect(means.reduce((sum, mean) => sum + mean, 0) / 3).toBeCloseTo(startOf('2').mean);
    expect(means[0]).toBeGreaterThan(means[1]!);
  });

  test('before a game, a book tells what is believed of each seat', () => {
    const book = new RatingBook();
    book.add(won(member('mila'), SHARP));
    const [mila, sharp, guest] = book.beliefs([member('mila'), SHARP, GUEST]);
    expect(mila).toEqual(startOf('3-4'));
    expect(sharp).toEqual({ mean: ANCHORS['3-4'].sharp, deviation: 0 });
    expect(guest).toEqual(startOf('3-4'));
  });
});

describe('what counts', () => {
  test('a finished game counts by its places', () => {
    expect(ratedResultOf(GAME, SEATS)).toEqual({ seats: SEATS, places: [3, 1, 1] });
  });

  test.for([
    ['a game with handicaps', { ...GAME, isHandicapped: true }, SEATS],
    ['a short game', { ...GAME, target: 29 }, SEATS],
    ['a game with nobody to rate', GAME, [GUEST, SHARP, SHARP]],
    ['one member on two seats', GAME, [member('mila'), member('mila'), SHARP]],
  ] as const)('%s does not', ([, game, seats]) => {
    expect(ratedResultOf(game, seats)).toBe('unrated');
  });

  test('in a league, head starts and assists make a game unrated, and a stand-in does not', () => {
    const outcome: CountedResult = {
      id: 'one',
      source: { kind: 'device' },
      playedAt: 1,
      game: {
        players: 2,
        target: 30,
        rounds: [{ sums: [8, 31], knocker: 'nobody', zeros: 'nobody' }],
      },
      seats: [
        { kind: 'member', member: 'mila', hadStandIn: true },
        { kind: 'guest', name: 'Zoe' },
      ],
    };
    const [mila, guest] = outcome.seats;
    expect(leagueRatings([outcome]).get('mila')!['2']!.games).toBe(1);
    const assisted = {
      ...outcome,
      seats: [{ kind: 'member' as const, member: 'mila', assist: 'hints' }, guest!],
    };
    const none = { ...outcome, seats: [mila!, { kind: 'guest' as const, name: 'Zoe', assist: 'none' }] };
    const given = { ...outcome, game: { ...outcome.game, headStarts: [0, 5] } };
    expect(leagueRatings([assisted, given]).size).toBe(0);
    expect(leagueRatings([none]).size).toBe(1);
  });
});

const evening = (...sums: readonly number[]): CountedResult => ({
  id: 'evening',
  source: { kind: 'online', table: 'one' },
  playedAt: 1,
  game: {
    players: 2,
    target: 999,
    length: sums.length,
    rounds: sums.map((sum) => ({ sums: [0, sum], knocker: 'nobody', zeros: 'nobody' })),
  },
  seats: [
    { kind: 'member', member: 'mila' },
    { kind: 'bot', level: 'sharp' },
  ],
});

describe('a game of an agreed number of rounds', () => {
  test('counts if it went as far as a game to 30 points, whatever its target', () => {
    expect(leagueRatings([evening(29)]).size).toBe(0);
    expect(leagueRatings([evening(10, 19)]).size).toBe(0);
    expect(leagueRatings([evening(10, 20)]).get('mila')!['2']!.games).toBe(1);
  });
});

describe('what is shown', () => {
  const earned = { mean: 1147.4, deviation: 41.6, games: 12, gamesWithBots: 12 };

  test('only the number of games at first, then points with their error and words', () => {
    expect(shownRating(undefined, '3-4')).toEqual({ kind: 'early', games: 0 });
    expect(shownRating({ ...earned, games: 9 }, '3-4')).toEqual({ kind: 'early', games: 9 });
    expect(shownRating(earned, '3-4')).toMatchObject({ kind: 'rated', points: 1147, error: 42, games: 12 });
  });

  test('without games with bots, no level is the measure', () => {
    expect(shownRating({ ...earned, gamesWithBots: 9 }, '3-4')).toMatchObject({ strength: 'unknown' });
  });

  test('a strength is about a level, between two, or beyond the last', () => {
    const { beginner, casual, sharp, strong, master } = ANCHORS['2'];
    expect(shownStrength(sharp, '2')).toEqual({ kind: 'about', level: 'sharp' });
    expect(shownStrength(sharp + 0.3 * (strong - sharp), '2')).toEqual({ kind: 'about', level: 'sharp' });
    expect(shownStrength((casual + sharp) / 2, '2')).toEqual({
      kind: 'between',
      lower: 'casual',
      upper: 'sharp',
    });
    expect(shownStrength(beginner - 5, '2')).toEqual({ kind: 'about', level: 'beginner' });
    expect(shownStrength(beginner - 100, '2')).toEqual({ kind: 'below', level: 'beginner' });
    expect(shownStrength(master + 10, '2')).toEqual({ kind: 'about', level: 'master' });
    expect(shownStrength(master + 100, '2')).toEqual({ kind: 'above', level: 'master' });
  });
});
