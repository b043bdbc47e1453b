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
    expect(finishedTable('t1', PEOPLE, record, 7)).toMatchObject({ id: 'table-t1', playedAt: 7, game: GAME });
    expect(finishedTable('t1', PEOPLE, '{"rounds":[]}', 7)).toBeUndefined();
    expect(finishedTable('t1', PEOPLE, 'no record', 7)).toBeUndefined();
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
