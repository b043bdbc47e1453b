import { seatsAmong, totalsOf } from '@quando/season';
import { expect, test } from 'vitest';
import { gameOfRecord, gameOfSheet } from '../../src/league/entered-game.ts';
import { knockedBy, sheetOf } from '../sheet/sheets.ts';

test('a sheet is a result once it is over, without rounds after its end', () => {
  const sheet = sheetOf(3, { target: 20 });
  const rounds = [knockedBy(0, 4, 12, 7), knockedBy(1, 9, 2, 30), knockedBy(0, 1, 2, 3)];
  expect(gameOfSheet({ ...sheet, rounds: rounds.slice(0, 1) })).toBeUndefined();
  const game = gameOfSheet({ ...sheet, rounds });
  expect(game && [game.rounds.length, totalsOf(game)]).toEqual([2, [9, 12, 37]]);
});

test('a sheet takes its head starts along', () => {
  const sheet = { ...sheetOf(3, { target: 20 }), headStarts: [0, 0, 30] };
  const game = gameOfSheet({ ...sheet, rounds: [knockedBy(0, 4, 12, 7), knockedBy(1, 9, 2, 30)] });
  expect(game && totalsOf(game)).toEqual([9, 12, 7]);
});

test('a record takes head starts and triplets along', () => {
  const record = {
    players: 2,
    target: 5,
    rounds: [{ sums: [0, 8], knocker: null, end: 'zeros' }],
    meta: { handicaps: [{ headStart: 0 }, { headStart: 9, assist: 'sides' }] },
  };
  const game = gameOfRecord(JSON.stringify(record), [[0, 2]]);
  expect(game && totalsOf(game)).toEqual([0, -1]);
  expect(game?.rounds[0]?.triplets).toEqual([0, 2]);
});

test('a record is a result once it is over', () => {
  const round = { sums: [0, 8], knocker: null, end: 'zeros' };
  const record = { players: 2, target: 5, rounds: [round] };
  expect(gameOfRecord(JSON.stringify(record))?.rounds).toEqual([
    { sums: [0, 8], knocker: 'nobody', zeros: 0 },
  ]);
  expect(gameOfRecord(JSON.stringify({ ...record, target: 50 }))).toBeUndefined();
  expect([gameOfRecord('{'), gameOfRecord('null'), gameOfRecord('{"rounds":[1]}')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('who sat there is the member of that name, each once, or a guest', () => {
  const members = ['Ada', 'Bo'].map((name) => ({ id: name.toLowerCase(), name, isRemoved: name === 'Bo' }));
  const people = ['АDА', 'Ada', 'Bo'].map((name) => ({ kind: 'person', name, avatar: 'bean' }) as const);
  const bot = { kind: 'bot', level: 'sharp', name: 'Ida', avatar: 'bean' } as const;
  expect(seatsAmong([...people, bot], members)).toEqual([
    { kind: 'member', member: 'ada' },
    { kind: 'guest', name: 'Ada' },
    { kind: 'guest', name: 'Bo' },
    { kind: 'bot', level: 'sharp' },
  ]);
});
