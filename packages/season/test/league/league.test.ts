import { describe, expect, test } from 'vitest';
import {
  countedResults,
  foldLeague,
  isWithinLimits,
  LEAGUE_LIMITS,
  leagueLogOf,
  parseLeagueCommand,
  type League,
} from '@quando/season';
import {
  FOUNDED,
  GUEST,
  leagueOfTwo,
  MAKER,
  memberSeat,
  OTHER,
  outcome,
  SEATS,
  TestLeague,
} from './league-fixture.ts';

const fold = ({ log }: TestLeague): League => foldLeague(log.entries);

describe('members', () => {
  test('get distinct names, also with letters that look alike', () => {
    const league = new TestLeague();
    league.join(GUEST, 'one', 'Ada');
    league.join(OTHER, 'two', 'АDА');
    expect(fold(league).members.map(({ name }) => name)).toEqual(['Ada', 'АDА 2']);
  });

  test('are renamed by whose device added them, or by the maker', () => {
    const league = leagueOfTwo();
    const rename = { do: 'rename', member: 'ada', name: 'Bo', avatar: 'tall' } as const;
    expect(league.send(OTHER, rename)).toBe('not-yours');
    expect(league.send(GUEST, rename)).toBe('entry');
    expect(fold(league).members[0]).toMatchObject({ name: 'Bo 2', avatar: 'tall' });
    expect(league.send(MAKER, { ...rename, name: 'Ada' })).toBe('entry');
    expect(fold(league).members[0]).toMatchObject({ name: 'Ada' });
  });

  test('are removed by the maker only, keep their results, and come back when that is undone', () => {
    const league = leagueOfTwo();
    league.play(GUEST, 'game', outcome(SEATS));
    expect(league.send(GUEST, { do: 'remove-member', member: 'ada' })).toBe('not-the-maker');
    expect(league.send(MAKER, { do: 'remove-member', member: 'ada' })).toBe('entry');
    expect(fold(league).members[0]).toMatchObject({ name: 'Ada', isRemoved: true });
    expect(countedResults(fold(league))).toHaveLength(1);
    expect(league.send(MAKER, { do: 'undo', entry: league.log.seq })).toBe('entry');
    expect(fold(league).members[0]).toMatchObject({ isRemoved: false });
  });

  test('can delete their name, which is then in no entry', () => {
    const league = leagueOfTwo();
    league.send(GUEST, { do: 'rename', member: 'ada', name: 'Adalina', avatar: 'bean' });
    expect(league.send(OTHER, { do: 'erase-member', member: 'ada' })).toBe('not-yours');
    expect(league.send(GUEST, { do: 'erase-member', member: 'ada' })).toBe('entry');
    expect(fold(league).members[0]).toMatchObject({ name: 'N. N.', isErased: true });
    const kept = league.log.entries;
    expect(JSON.stringify(kept)).not.toContain('Ada');
    expect(leagueLogOf(kept)).toHaveProperty('seq', league.log.seq);
    expect(league.send(GUEST, { do: 'rename', member: 'ada', name: 'Ada', avatar: 'bean' })).toBe(
      'no-such-member',
    );
  });
});

const withGuest = (name: string) => outcome([memberSeat('ada'), { kind: 'guest', name }]);

describe('a guest', () => {
  const erase = { do: 'erase-guest', result: 'game', seat: 1 } as const;

  test('can have their name deleted, which is then in no version of the result', () => {
    const league = leagueOfTwo();
    expect(league.send(MAKER, erase)).toBe('no-such-result');
    league.play(GUEST, 'game', withGuest('Wilhelmina'));
    league.send(GUEST, { do: 'correct', result: 'game', to: withGuest('Zacharias') });
    expect(league.send(OTHER, erase)).toBe('not-yours');
    expect(league.send(MAKER, { ...erase, seat: 0 })).toBe('unchanged');
    expect(league.send('server', erase)).toBe('entry');
    expect(league.send('server', erase)).toBe('unchanged');
    expect(JSON.stringify([league.log.entries, [...league.log.results]])).not.toMatch(/Wilh|Zach/);
    expect(countedResults(fold(league))[0]!.seats[1]).toEqual({ kind: 'guest', name: 'N. N.' });
    expect(leagueLogOf(league.log.entries)).toHaveProperty('seq', league.log.seq);
  });
});

describe('a result', () => {
  test('is entered once, however often its device sends it', () => {
    const league = leagueOfTwo();
    const play = {
      do: 'play',
      id: 'tap',
      result: 'game',
      source: { kind: 'sheet' },
      outcome: outcome(SEATS),
    } as const;
    expect(league.send(GUEST, play)).toBe('entry');
    expect(league.send(GUEST, play)).toBe('again');
    expect(league.send(GUEST, { ...play, id: 'tap-2' })).toBe('unchanged');
    expect(league.send(OTHER, play)).toBe('result-exists');
    expect(countedResults(fold(league))).toHaveLength(1);
  });

  test('is corrected by who entered it or by the maker, and both versions stay visible', () => {
    const league = leagueOfTwo();
    league.play(GUEST, 'game', outcome(SEATS, 10));
    const correction = { do: 'correct', result: 'game', to: outcome(SEATS, 12) } as const;
    expect(league.send(OTHER, correction)).toBe('not-yours');
    expect(league.send(GUEST, correction)).toBe('entry');
    const [result] = fold(league).results;
    expect(result!.versions.map(({ says }) => says)).toEqual([outcome(SEATS, 10), outcome(SEATS, 12)]);
    expect(result!.now).toEqual(outcome(SEATS, 12));
    expect(league.send(MAKER, { do: 'correct', result: 'game', to: 'withdrawn' })).toBe('entry');
    expect(countedResults(fold(league))).toEqual([]);
  });

  test('and a correction are undone by the maker, and that can be undone too', () => {
    const league = leagueOfTwo();
    league.play(GUEST, 'game', outcome(SEATS, 10));
    league.send(GUEST, { do: 'correct', result: 'game', to: outcome(SEATS, 12) });
    const corrected = league.log.seq;
    expect(league.send(GUEST, { do: 'undo', entry: corrected })).toBe('not-the-maker');
    expect(league.send(MAKER, { do: 'undo', entry: corrected })).toBe('entry');
    expect(fold(league).results[0]).toMatchObject({
      now: outcome(SEATS, 10),
      versions: [{ isUndone: false }, { isUndone: true }],
    });
    expect(league.send(MAKER, { do: 'undo', entry: corrected })).toBe('cannot-be-undone');
    expect(league.send(MAKER, { do: 'undo', entry: corrected - 1 })).toBe('entry');
    expect(countedResults(fold(league))).toEqual([]);
    expect(league.send(MAKER, { do: 'undo', entry: league.log.seq })).toBe('entry');
    expect(countedResults(fold(league))).toHaveLength(1);
  });

  test('needs members of the league, a seat for everybody, and each member once', () => {
    const league = leagueOfTwo();
    expect(league.play(GUEST, 'x', outcome([memberSeat('ada'), memberSeat('cy')]))).toBe('no-such-member');
    expect(league.play(GUEST, 'x', outcome([memberSeat('ada')]))).toBe('not-understood');
    expect(league.play(GUEST, 'x', outcome([memberSeat('ada'), memberSeat('ada')]))).toBe('not-understood');
    const strangers = [{ kind: 'guest', name: 'Eve' } as const, { kind: 'bot', level: 'sharp' } as const];
    expect(league.play(GUEST, 'x', outcome(strangers))).toBe('not-understood');
    expect(league.play(GUEST, 'x', outcome([memberSeat('ada'), strangers[1]!]))).toBe('entry');
    expect(league.send(GUEST, { do: 'correct', result: 'y', to: 'withdrawn' })).toBe('no-such-result');
  });

  test('is not played in the future', () => {
    const league = leagueOfTwo();
    league.play(GUEST, 'game', { ...outcome(SEATS), playedAt: 9_999_999 });
    expect(countedResults(fold(league))[0]).toMatchObject({ playedAt: 3000 });
  });
});

const rename = (i: number) => ({ do: 'rename', member: 'ada', name: `Ada ${i}`, avatar: 'tall' }) as const;

describe('the league', () => {
  test('has settings and seasons that only the maker changes', () => {
    const league = new TestLeague();
    const settings = { name: 'Monday', season: 'free', showsOnlyGoodNews: true } as const;
    expect(league.send(GUEST, { do: 'change-settings', settings })).toBe('not-the-maker');
    expect(league.send(MAKER, { do: 'change-settings', settings })).toBe('entry');
    expect(league.send(MAKER, { do: 'start-season' }, 4000)).toBe('entry');
    expect(fold(league)).toMatchObject({ settings, seasonsStartedAt: [4000], maker: MAKER, foundedAt: 1000 });
  });

  test('holds so many members and no more', () => {
    const league = new TestLeague();
    for (let i = 0; i < LEAGUE_LIMITS.members; i += 1) league.join(GUEST, `m${i}`, 'Ada');
    expect(league.join(GUEST, 'another', 'Ada')).toBe('too-many-members');
    expect(fold(league).members.at(-1)!.name).toBe(`Ada ${LEAGUE_LIMITS.members}`);
  });

  test('takes so many entries within an hour', () => {
    const league = leagueOfTwo();
    for (let i = league.log.entries.length; i < LEAGUE_LIMITS.entriesPerHour; i += 1)
      league.send(GUEST, rename(i));
    expect(league.send(GUEST, rename(0))).toBe('too-fast');
    expect(league.play('server', 'table', outcome(SEATS))).toBe('entry');
    expect(league.send(GUEST, rename(0), 4_000_000)).toBe('entry');
  });

  test('gives members so many names and no more', () => {
    const league = leagueOfTwo();
    for (let i = 0; i < LEAGUE_LIMITS.renames; i += 1) league.send(GUEST, rename(i), 4_000_000 * i);
    expect(league.send(GUEST, rename(0), 1e12)).toBe('too-many-entries');
    expect(isWithinLimits(league.log)).toBe(true);
    expect(league.send(GUEST, { do: 'erase-member', member: 'ada' }, 1e12)).toBe('entry');
  });

  test('adds nothing for a command that changes nothing', () => {
    const league = leagueOfTwo();
    league.play(GUEST, 'game', outcome(SEATS, 10));
    const settings = { name: 'Monday', season: 'free', showsOnlyGoodNews: true } as const;
    const commands = [
      { do: 'rename', member: 'ada', name: 'BO', avatar: 'tall' },
      { do: 'correct', result: 'game', to: outcome(SEATS, 12) },
      { do: 'correct', result: 'game', to: 'withdrawn' },
      { do: 'change-settings', settings },
      { do: 'remove-member', member: 'ada' },
    ] as const;
    for (const command of commands) {
      expect(league.send(MAKER, command)).toBe('entry');
      expect(league.send(MAKER, command)).toBe('unchanged');
    }
    expect(league.send(MAKER, { do: 'undo', entry: league.log.seq })).toBe('entry');
    expect(league.send(MAKER, commands.at(-1)!)).toBe('entry');
  });

  test('is read again from its stored entries, and a wrong one is found', () => {
    const league = leagueOfTwo();
    league.play(GUEST, 'game', outcome(SEATS));
    const stored: unknown[] = JSON.parse(JSON.stringify(league.log.entries));
    const log = leagueLogOf(stored);
    expect('entries' in log && foldLeague(log.entries)).toEqual(fold(league));
    expect(leagueLogOf(stored.toSpliced(1, 1))).toEqual({ code: 'out-of-order', place: 1 });
    expect(leagueLogOf([...stored, { ...FOUNDED, seq: 4 }])).toEqual({ code: 'illegal', place: 4 });
    expect(leagueLogOf([])).toEqual({ code: 'not-an-entry', place: 0 });
  });

  test.each([
    undefined,
    { do: 'join', id: 'x', member: { id: 'a', name: '\u200b', avatar: 'bean' } },
    { do: 'join', id: 'x y', member: { id: 'a', name: 'Ada', avatar: 'bean' } },
    { do: 'play', id: 'x', result: 'r', source: { kind: 'moon' }, outcome: outcome(SEATS) },
    {
      do: 'change-settings',
      id: 'x',
      settings: { name: 'a'.repeat(41), season: 'month', showsOnlyGoodNews: true },
    },
    { do: 'undo', id: 'x', entry: -1 },
  ])('does not understand %j', (command) => {
    expect(parseLeagueCommand(command)).toBeUndefined();
  });
});
