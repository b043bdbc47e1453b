import { botOf, greedy } from '@quando/bots';
import type { GameRecord } from '@quando/rules';
import {
  apply,
  formatAction,
  gameRecordOf,
  roundRecordOf,
  shuffledDeck,
  startGame,
  viewOf,
} from '@quando/rules/authority';
import { below } from '@quando/rules';
import { commitmentOf, fairRandom } from '@quando/table';
import { describe, expect, test } from 'vitest';
import { dealCheckOf } from '../../src/offline/deal-check.ts';

const PLAYERS = 3;
const SOURCE = {
  secret: '5e'.repeat(32),
  contributions: [
    { seat: 0, value: 'aa'.repeat(32) },
    { seat: 2, value: 'cc'.repeat(32) },
  ],
};

const decide = botOf(greedy);

/** The record of a game of one round that was dealt from the source. */
function fairRecord(): GameRecord {
  const random = fairRandom(SOURCE);
  const deck = shuffledDeck(random);
  let { state } = startGame({ players: PLAYERS, target: 1, dealer: below(random, PLAYERS) }, deck);
  const actions: string[] = [];
  while (state.asked !== 'nobody') {
    const action = decide(viewOf(state, state.asked), { seed: actions.length });
    actions.push(formatAction(state, state.asked, action));
    const step = apply(state, state.asked, action);
    if ('refusal' in step) throw new Error(step.refusal.code);
    ({ state } = step);
  }
  const round = roundRecordOf(state, deck, actions);
  const deal = { ...SOURCE, commitment: commitmentOf(SOURCE.secret) };
  return gameRecordOf(state, [{ ...round, meta: { deal } }]);
}

const record = fairRecord();
const check = (value: unknown, seat: number | 'none' = 'none', contributions = {}, commitments = {}) =>
  dealCheckOf({ record: JSON.stringify(value), seat, contributions, commitments });

describe('a fair record', () => {
  test('is fair to everybody', () => {
    expect(check(record)).toEqual({ is: 'fair', deals: 1, ownParts: 0 });
  });

  test('has in it what this device added; what it added to a deal that never came does not count', () => {
    const contributions = { 0: 'cc'.repeat(32), 1: 'dd'.repeat(32) };
    expect(check(record, 2, contributions)).toEqual({ is: 'fair', deals: 1, ownParts: 1 });
  });
});

test('a promise that was made to this device is kept, and one of a deal that never came does not count', () => {
  const commitments = { 0: commitmentOf(SOURCE.secret), 1: 'ee'.repeat(32) };
  expect(check(record, 'none', {}, commitments)).toEqual({ is: 'fair', deals: 1, ownParts: 0 });
});

describe('a record is not fair', () => {
  test('that keeps another promise than the one that this device was given', () => {
    expect(check(record, 'none', {}, { 0: 'ee'.repeat(32) })).toEqual({ is: 'unfair', round: 0 });
  });

  test('that leaves out or changes what this device added', () => {
    expect(check(record, 1, { 0: 'bb'.repeat(32) })).toEqual({ is: 'unfair', round: 0 });
    expect(check(record, 2, { 0: 'bb'.repeat(32) })).toEqual({ is: 'unfair', round: 0 });
  });

  test('whose cards do not follow from its secret', () => {
    const [round] = record.rounds;
    const deal = { ...SOURCE, secret: '11'.repeat(32), commitment: commitmentOf('11'.repeat(32)) };
    expect(check({ ...record, rounds: [{ ...round, meta: { deal } }] })).toEqual({ is: 'unfair', round: 0 });
  });

  test('that tells no secret', () => {
    const { meta: _, ...round } = record.rounds[0]!;
    expect(check({ ...record, rounds: [round] })).toEqual({ is: 'unfair', round: 0 });
  });
});

test.each(['', '{', '{}', '[]'])('%j is no record', (text) => {
  expect(dealCheckOf({ record: text, seat: 0, contributions: {}, commitments: {} })).toEqual({
    is: 'unreadable',
  });
});
