import { describe, expect, test } from 'vitest';
import {
  finishedDeviceGame,
  finishedSheet,
  finishedTable,
} from '../../../src/screens/league/game-sources.ts';
import { choiceFault, seatedResult, usualChoices } from '../../../src/screens/league/seat-draft.ts';
import { GAME, sampleLeague } from './sample-league.ts';

const PEOPLE = ['mila', 'Tim', 'Bo'].map((name) => ({
  kind: 'person' as const,
  name,
  avatar: 'bean' as const,
}));
const BOT = { kind: 'bot' as const, level: 'sharp' as const, name: 'Ada', avatar: 'tall' as const };

const record = JSON.stringify({
  players: 3,
  target: 20,
  rounds: GAME.rounds.map(({ sums, knocker, zeros }) => ({
    sums,
    knocker: knocker === 'nobody' ? null : knocker,
    end: zeros === 'nobody' ? 'knock' : 'zeros',
  })),
});

describe('a finished game', () => {
  test('of this device or of a table is read from its record, without cards', () => {
    const setup = { sitters: PEOPLE, target: 20 };
    expect(finishedDeviceGame({ game: 'g1', setup, changedAt: 5 }, record)).toEqual({
      id: 'game-g1',
      source: { kind: 'device' },
      playedAt: 5,
      game: GAME,
      seats: PEOPLE,
    });
    const table = { table: 't1', sitters: PEOPLE, handicaps: undefined };
    const read = finishedTable(table, record, { now: 7 });
    expect(read).toMatchObject({ id: 'table-t1', playedAt: 7, game: GAME });
    expect(finishedTable(table, '{"rounds":[]}')).toBeUndefined();
    expect(finishedTable(table, 'no record')).toBeUndefined();
  });

  test('says who was helped', () => {
    const handicaps = [
      { headStart: 0, assist: 'none' },
      { headStart: 4, assist: 'hints' },
      { headStart: 0 },
    ] as const;
    const [mila, tim, bo] = PEOPLE;
    const seats = [mila, { ...tim, assist: 'hints' }, bo];
    const setup = { sitters: PEOPLE, target: 20, handicaps };
    expect(finishedDeviceGame({ game: 'g1', setup, changedAt: 5 }, record)?.seats).toEqual(seats);
    expect(finishedTable({ table: 't1', sitters: PEOPLE, handicaps }, record)?.seats).toEqual(seats);
  });

  test('of a score sheet has its sums', () => {
    const sheet = {
      id: 's1',
      group: 'Us',
      players: PEOPLE.map(({ name, avatar }) => ({ name, avatar })),
      target: 20,
      firstDealer: 0,
      rounds: GAME.rounds.map(({ sums, knocker, zeros }) => ({ hands: sums, knocker, zeros })),
      startedAt: 1,
      changedAt: 9,
    };
    expect(finishedSheet(sheet)).toMatchObject({
      id: 'sheet-s1',
      source: { kind: 'sheet' },
      playedAt: 9,
      game: GAME,
    });
    expect(finishedSheet({ ...sheet, rounds: sheet.rounds.slice(0, 1) })).toBeUndefined();
  });
});

describe('who sat where', () => {
  const { members } = sampleLeague(0);
  const seats = [...PEOPLE, BOT];

  test('a name that the league knows is that member, another one is new, a bot is a bot', () => {
    expect(usualChoices(seats, members)).toEqual([{ member: 'm2' }, 'new', 'new', 'bot']);
  });

  test('nobody sits on two chairs, and somebody belongs to the league', () => {
    expect(choiceFault([{ member: 'm1' }, { member: 'm1' }])).toEqual({ code: 'twice', member: 'm1' });
    expect(choiceFault(['guest', 'bot'])).toEqual({ code: 'needs-member' });
    expect(choiceFault(['new', 'bot'])).toBeUndefined();
  });

  test('how somebody was helped stays with their seat', () => {
    const helped = PEOPLE.map((person) => ({ ...person, assist: 'hints', hadStandIn: true as const }));
    expect(seatedResult(helped, [{ member: 'm2' }, 'new', 'guest'], () => 'fresh').seats).toEqual([
      { kind: 'member', member: 'm2', assist: 'hints', hadStandIn: true },
      { kind: 'member', member: 'fresh', assist: 'hints', hadStandIn: true },
      { kind: 'guest', name: 'Bo', assist: 'hints' },
    ]);
  });

  test('new members join, guests keep their name', () => {
    const seated = seatedResult(seats, [{ member: 'm2' }, 'new', 'guest', 'bot'], () => 'fresh');
    expect(seated.joining).toEqual([{ id: 'fresh', name: 'Tim', avatar: 'bean' }]);
    expect(seated.seats).toEqual([
      { kind: 'member', member: 'm2' },
      { kind: 'member', member: 'fresh' },
      { kind: 'guest', name: 'Bo' },
      { kind: 'bot', level: 'sharp' },
    ]);
  });
});
