import { describe, expect, test } from 'vitest';
import { RECORD_FORMAT, type GameRecord } from '@quando/rules';
import {
  checkRecord,
  gameRecordOf,
  ORDERED_DECK,
  readRecord,
  replay,
  roundRecordOf,
  seenBy,
  startGame,
} from '@quando/rules/authority';
import { EXAMPLE, finished, underWay } from './example-record.ts';
import { after } from './line.ts';
import { packed } from './walk.ts';

describe('a record', () => {
  test('the example of a short game to 10 points is accepted', () => {
    expect(readRecord(JSON.stringify(EXAMPLE))).toEqual({ record: EXAMPLE });
  });

  test('an unfinished game is accepted, with and without its knocker', () => {
    expect(checkRecord(underWay())).toHaveProperty('record');
    expect(checkRecord(underWay({ knocker: null }))).toHaveProperty('record');
    expect(checkRecord(underWay({ knocker: 0 }, 9))).toHaveProperty('record');
  });

  test('a game before its first round is accepted', () => {
    expect(checkRecord({ format: RECORD_FORMAT, players: 2, target: 1, rounds: [] })).toHaveProperty(
      'record',
    );
  });

  test('a game between two rounds is accepted', () => {
    const { winners: _, ...open } = finished({ target: 44 });
    expect(checkRecord(open)).toHaveProperty('record');
  });

  test('meta is ignored, in the record and in a round', () => {
    const round = { ...EXAMPLE.rounds[0]!, meta: ['anything', null] };
    expect(checkRecord({ ...EXAMPLE, rounds: [round], meta: { names: ['A', 'B'] } })).toHaveProperty(
      'record',
    );
  });

  test('the writer reproduces the game', () => {
    const { deck: cards, actions } = EXAMPLE.rounds[0]!;
    const steps = [...replay(EXAMPLE)];
    const written = roundRecordOf(steps.at(-1)!.state, deckOfExample(), actions);
    expect(written.deck).toEqual(cards);
    expect(gameRecordOf(steps.at(-1)!.state, [written])).toEqual(EXAMPLE);
    expect(JSON.stringify(gameRecordOf(steps.at(-1)!.state, [written]))).toBe(JSON.stringify(EXAMPLE));
  });

  test('the record of an unfinished round has no result', () => {
    const { state } = startGame({ players: 2, target: 50, dealer: 1 }, ORDERED_DECK);
    const round = roundRecordOf(after(state, '0 play 0'), ORDERED_DECK, ['0 play 0']);
    expect(Object.keys(round)).toEqual(['dealer', 'deck', 'actions']);
    const record = gameRecordOf(state, [round]);
    expect(Object.keys(record)).toEqual(['format', 'players', 'target', 'rounds']);
    expect(checkRecord(record)).toEqual({ record });
  });
});

describe('a replay', () => {
  test('gives the deal and every action with its events', () => {
    const steps = [...replay(EXAMPLE)];
    expect(steps.map(({ round, action }) => [round, action])).toEqual([
      [0, 'deal'],
      ...EXAMPLE.rounds[0]!.actions.map((_, i) => [0, i]),
    ]);
    expect(steps.at(-1)!.events.map((event) => seenBy(event, 'watcher').type)).toEqual([
      'drew',
      'scored',
      'won',
    ]);
    expect(steps.at(-1)!.state).toMatchObject({ phase: 'over', knocker: 0, end: 'knock' });
  });

  test('throws on a record that was never checked', () => {
    expect(() => [...replay(broken({ deck: ['0/1'] }))]).toThrow('not a checked record: deck-size');
    expect(() => [...replay(broken({ actions: ['hello'] }))]).toThrow('not a checked record: hello');
    expect(() => [...replay(broken({ actions: ['0 play 99'] }))]).toThrow('not a checked record: 0 play 99');
    expect(() => [...replay(broken({ actions: ['0 knock'] }))]).toThrow(
      'not a checked record: knock-too-early',
    );
  });
});

const broken = (change: object): GameRecord => ({
  ...EXAMPLE,
  rounds: [{ ...EXAMPLE.rounds[0]!, ...change }],
});

const deckOfExample = (): Parameters<typeof roundRecordOf>[1] => packed(EXAMPLE.rounds[0]!.deck);
