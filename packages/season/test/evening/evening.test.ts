import {
  countedResults,
  eveningResult,
  finishedTables,
  foldLeague,
  leagueLogOf,
  standingsOf,
  type EveningPorts,
  type EveningResult,
  type League,
  type LeagueSeat,
  type PlayedRound,
} from '@quando/season';
import { describe, expect, test } from 'vitest';
import { GUEST, MAKER, memberSeat, OTHER, TestLeague } from '../league/league-fixture.ts';

/** Two deals; the second table has them in the other order. */
const PLANS = [
  { dealer: 0, deals: [0, 1] },
  { dealer: 1, deals: [1, 0] },
  { dealer: 0, deals: [0, 1] },
];

function countedPorts(): EveningPorts {
  let tables = 0;
  return {
    freshTable: () => `table-${(tables += 1)}`,
    plansOf: ({ tables: { length } }) => PLANS.slice(0, length),
  };
}

const OPEN = {
  do: 'open-evening',
  evening: 'friday',
  players: 2,
  rounds: 2,
  tempo: 'normal',
  draw: [
    ['ada', 'bo'],
    ['cy', 'di'],
  ],
} as const;

const NAMES = ['ada', 'bo', 'cy', 'di'] as const;

function leagueOfFour(): TestLeague {
  const league = new TestLeague(countedPorts());
  for (const name of NAMES) league.join(GUEST, name, name);
  return league;
}

const fold = ({ log }: TestLeague): League => foldLeague(log.entries);

const round = (...sums: readonly number[]): PlayedRound => ({ sums, knocker: 'nobody', zeros: 'nobody' });

/** A table reports its result, as a server does. */
function report(
  league: TestLeague,
  table: number,
  seats: readonly LeagueSeat[],
  rounds: readonly PlayedRound[],
  by = 'server',
): ReturnType<TestLeague['send']> {
  return league.send(by, {
    do: 'play',
    id: `report-${table}`,
    result: `table-table-${table}`,
    source: { kind: 'online', table: `table-${table}` },
    outcome: {
      playedAt: 2000 + table,
      game: { players: 2, target: 999, length: rounds.length, rounds },
      seats,
    },
  });
}

const seatsOf = (...members: readonly string[]): LeagueSeat[] => members.map(memberSeat);

/** Ada's table and Cy's table have finished; the evening ends. */
function playedEvening(): TestLeague {
  const league = leagueOfFour();
  league.send(GUEST, OPEN);
  report(league, 1, seatsOf('ada', 'bo'), [round(0, 8), round(3, 5)]);
  // Here deal 1 comes first, and seat 1 deals it.
  report(league, 2, seatsOf('cy', 'di'), [round(9, 1), round(4, 6)]);
  league.send('server', { do: 'end-evening', evening: 'friday' });
  return league;
}

const resultIn = (league: League): EveningResult => eveningResult(league, league.evenings[0]!);

const valuesOf = ({ rows }: EveningResult): unknown =>
  rows.map(({ who, better }) => [who.kind === 'member' ? who.member : who.kind, better.value]);

describe('an evening', () => {
  test('is opened by anybody with the link, once however often it is asked for', () => {
    const league = leagueOfFour();
    expect(league.send(OTHER, OPEN)).toBe('entry');
    expect(league.send(OTHER, OPEN)).toBe('unchanged');
    const { evenings } = fold(league);
    expect(evenings).toHaveLength(1);
    expect(evenings[0]).toMatchObject({ players: 2, rounds: 2, ended: 'under-way', by: OTHER });
    expect(evenings[0]!.tables).toEqual([
      { table: 'table-1', members: ['ada', 'bo'] },
      { table: 'table-2', members: ['cy', 'di'] },
    ]);
  });

  test('is opened while no other one is under way, with members that exist and fit', () => {
    const league = leagueOfFour();
    expect(league.send(OTHER, { ...OPEN, draw: [['ada', 'eve'], []] })).toBe('no-such-member');
    expect(league.send(OTHER, { ...OPEN, draw: [['ada'], ['ada']] })).toBe('not-understood');
    expect(league.send(OTHER, { ...OPEN, draw: [['ada', 'bo', 'cy'], ['di']] })).toBe('not-understood');
    expect(league.send(OTHER, { ...OPEN, draw: [['ada', 'bo']] })).toBe('not-understood');
    league.send(OTHER, OPEN);
    expect(league.send(OTHER, { ...OPEN, evening: 'saturday' })).toBe('evening-under-way');
    league.send(OTHER, { do: 'end-evening', evening: 'friday' });
    expect(league.send(OTHER, { ...OPEN, evening: 'saturday' })).toBe('entry');
  });

  test('is not opened without a server', () => {
    const league = new TestLeague();
    expect(league.send(OTHER, { ...OPEN, draw: [[], []] })).toBe('no-evenings');
  });

  test('is ended by who opened it, by the maker or by the server, once', () => {
    for (const by of [OTHER, MAKER, 'server']) {
      const league = leagueOfFour();
      const end = { do: 'end-evening', evening: 'friday' } as const;
      expect(league.send(by, end)).toBe('no-such-evening');
      league.send(OTHER, OPEN);
      expect(league.send(GUEST, end)).toBe('not-yours');
      expect(league.send(by, end)).toBe('entry');
      expect(league.send(by, end)).toBe('unchanged');
      expect(fold(league).evenings[0]!.ended).toMatchObject({ plans: PLANS.slice(0, 2) });
    }
  });

  test('shows nothing before its end but which tables have finished', () => {
    const league = leagueOfFour();
    league.send(GUEST, OPEN);
    report(league, 2, seatsOf('cy', 'di'), [round(9, 1), round(4, 6)]);
    const folded = fold(league);
    expect(finishedTables(folded, folded.evenings[0]!)).toEqual([false, true]);
    expect(resultIn(folded)).toEqual({ tables: 0, rows: [], ahead: [] });
  });
});

describe('a removed member', () => {
  test('cannot be drawn, until the maker undoes that', () => {
    const league = leagueOfFour();
    league.send(MAKER, { do: 'remove-member', member: 'bo' });
    const removal = league.log.seq;
    expect(league.send(GUEST, OPEN)).toBe('no-such-member');
    expect(league.send(MAKER, OPEN)).toBe('no-such-member');
    league.send(MAKER, { do: 'undo', entry: removal });
    expect(league.send(GUEST, OPEN)).toBe('entry');
  });

  test('who was drawn earlier does not make a league unreadable', () => {
    const league = leagueOfFour();
    league.send(GUEST, OPEN);
    const entries = [...league.log.entries];
    const opened = entries.pop()!;
    const { length: seq } = entries;
    const removed = { seq, at: 3000, by: MAKER, id: 'remove', type: 'member-removed', member: 'bo' };
    expect(leagueLogOf([...entries, removed, { ...opened, seq: seq + 1 }])).toHaveProperty('seq', seq + 1);
  });
});

describe('the result of an evening', () => {
  test('compares everybody with who held the same cards, whatever the order of the deals', () => {
    // Deal 0: Bo 8 and Di 6 play first, Ada 0 and Cy 0 second. Deal 1: Ada 0 and Cy 9 first, Bo 5 and Di 0 second.
    const result = resultIn(fold(playedEvening()));
    expect(result.tables).toBe(2);
    expect(valuesOf(result)).toEqual([
      ['ada', 4.5],
      ['di', 3.5],
      ['bo', -3.5],
      ['cy', -4.5],
    ]);
    expect(result.rows.map(({ points }) => points)).toEqual([0, 6, 13, 9]);
  });

  test('claims no order where the difference may be luck', () => {
    const { rows, ahead } = resultIn(fold(playedEvening()));
    expect(ahead).toHaveLength(rows.length);
    for (const { places } of rows) expect(places).toEqual({ best: 1, worst: 4 });
  });

  test('ranks people only, but compares with bots too', () => {
    const league = leagueOfFour();
    league.send(GUEST, OPEN);
    report(league, 1, seatsOf('ada', 'bo'), [round(0, 8), round(3, 5)]);
    report(
      league,
      2,
      [
        { kind: 'bot', level: 'sharp' },
        { kind: 'guest', name: 'Eve' },
      ],
      [round(9, 1), round(4, 6)],
    );
    // Without a member the league does not take a result.
    expect(fold(league).results).toHaveLength(1);
    report(league, 2, [{ kind: 'bot', level: 'sharp' }, memberSeat('di')], [round(9, 1), round(4, 6)]);
    league.send('server', { do: 'end-evening', evening: 'friday' });
    expect(valuesOf(resultIn(fold(league)))).toEqual([
      ['ada', 4.5],
      ['di', 3.5],
      ['bo', -3.5],
    ]);
  });

  test('leaves out a table that has not finished before the end', () => {
    const league = leagueOfFour();
    league.send(GUEST, { ...OPEN, draw: [...OPEN.draw, []] });
    report(league, 1, seatsOf('ada', 'bo'), [round(0, 8), round(3, 5)]);
    report(league, 2, seatsOf('cy', 'di'), [round(9, 1), round(4, 6)]);
    league.send(GUEST, { do: 'end-evening', evening: 'friday' });
    const before = resultIn(fold(league));
    expect(before.tables).toBe(2);
    league.join(GUEST, 'eve', 'Eve');
    report(league, 3, seatsOf('eve', 'ada'), [round(0, 0), round(0, 0)]);
    expect(resultIn(fold(league))).toEqual(before);
    expect(countedResults(fold(league))).toHaveLength(3);
  });

  test('is empty with one table', () => {
    const league = leagueOfFour();
    league.send(GUEST, OPEN);
    report(league, 1, seatsOf('ada', 'bo'), [round(0, 8), round(3, 5)]);
    league.send(GUEST, { do: 'end-evening', evening: 'friday' });
    expect(resultIn(fold(league))).toEqual({ tables: 1, rows: [], ahead: [] });
  });

  test('counts what tables report themselves, and what is corrected', () => {
    const league = leagueOfFour();
    league.send(GUEST, OPEN);
    report(league, 1, seatsOf('ada', 'bo'), [round(0, 8), round(3, 5)]);
    for (const by of [OTHER, MAKER])
      expect(report(league, 2, seatsOf('cy', 'di'), [round(0, 50), round(0, 50)], by)).toBe('not-yours');
    expect(finishedTables(fold(league), fold(league).evenings[0]!)).toEqual([true, false]);
    expect(report(league, 2, seatsOf('cy', 'di'), [round(9, 1), round(4, 6)])).toBe('entry');
    expect(finishedTables(fold(league), fold(league).evenings[0]!)).toEqual([true, true]);
    const whole = playedEvening();
    whole.send(MAKER, { do: 'correct', result: 'table-table-2', to: 'withdrawn' });
    expect(resultIn(fold(whole)).tables).toBe(1);
  });

  test('follows from the entries alone, also after they were stored and read', () => {
    const { log } = playedEvening();
    const read = leagueLogOf(log.entries.map((entry): unknown => JSON.parse(JSON.stringify(entry))));
    if (!('entries' in read)) throw new Error(read.code);
    expect(resultIn(foldLeague(read.entries))).toEqual(resultIn(foldLeague(log.entries)));
  });

  test('leaves the standings as they are: its games count like any others', () => {
    const folded = fold(playedEvening());
    const { rows, games } = standingsOf(countedResults(folded), NAMES);
    expect(games).toBe(2);
    expect(rows.find(({ member }) => member === 'ada')!.tally).toMatchObject({
      games: 1,
      rounds: 2,
      wins: 1,
    });
  });
});
