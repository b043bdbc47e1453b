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
import { commitmentOf, fairRandom, promiseOf, type DealSource } from '@quando/table';
import type { DealWitness } from '@quando/table/device';
import { describe, expect, test } from 'vitest';
import { dealCheckOf } from '../../src/offline/deal-check.ts';

const PLAYERS = 3;
const SECRET = '5e'.repeat(32);
const COMMITMENT = commitmentOf(SECRET);
const [ADA, BEN] = ['a0'.repeat(32), 'b0'.repeat(32)];
const VALUE = 'aa'.repeat(32);

const partOf = (seat: number, person: string, attempt: number) => ({
  seat,
  person,
  value: VALUE,
  promise: promiseOf(VALUE, { commitment: COMMITMENT, attempt, person }),
});
const { value: _, ...unopened } = partOf(2, BEN, 0);

/** Ben did not open his part at first, so Ada's is alone in the deal. */
const SOURCE = {
  version: 2,
  secret: SECRET,
  attempts: [[partOf(0, ADA, 0), unopened], [partOf(0, ADA, 1)]],
} satisfies DealSource;

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
  const deal = { ...SOURCE, commitment: COMMITMENT };
  return gameRecordOf(state, [{ ...round, meta: { deal } }]);
}

const record = fairRecord();
const NOBODY: DealWitness = { person: 'c0'.repeat(32), commitments: {}, parts: {}, contributions: {} };
const check = (value: unknown, witness: Partial<DealWitness> = {}) =>
  dealCheckOf({ record: JSON.stringify(value), witness: { ...NOBODY, ...witness } });
const silent = [{ round: 0, seat: 2 }];

describe('a fair record', () => {
  test('is fair to everybody, and names whoever did not keep a promise', () => {
    expect(check(record)).toEqual({ is: 'fair', deals: 1, without: [0], silent });
  });

  test('has this device’s part in it; one in a deal that never came does not count', () => {
    const parts = {
      0: { 0: { value: VALUE }, 1: { value: VALUE } },
      1: { 0: { value: VALUE, isOpen: true } },
    };
    expect(check(record, { person: ADA, parts })).toEqual({ is: 'fair', deals: 1, without: [], silent });
  });

  test('tells a device that it had no part', () => {
    const parts = { 0: { 0: { value: VALUE } } };
    expect(check(record, { person: BEN, parts })).toEqual({ is: 'fair', deals: 1, without: [0], silent });
  });

  test('has the commitment that this device was told', () => {
    const commitments = { 0: COMMITMENT, 1: 'ee'.repeat(32) };
    expect(check(record, { commitments })).toMatchObject({ is: 'fair' });
  });
});

describe('a record is not fair', () => {
  const unfair = { is: 'unfair', round: 0 };

  test('that has another commitment than this device was told', () => {
    expect(check(record, { commitments: { 0: 'ee'.repeat(32) } })).toEqual(unfair);
  });

  test('that leaves out or changes this device’s part', () => {
    expect(check(record, { person: ADA, parts: {} })).toEqual(unfair);
    const parts = { 0: { 0: { value: VALUE, isOpen: true } } };
    expect(check(record, { person: BEN, parts })).toEqual(unfair);
  });

  test('whose cards do not follow from its secret', () => {
    const [round] = record.rounds;
    const deal = { version: 2, secret: SECRET, commitment: COMMITMENT, attempts: [[]] };
    expect(check({ ...record, rounds: [{ ...round, meta: { deal } }] })).toEqual(unfair);
  });

  test('that tells no secret', () => {
    const { meta: __, ...round } = record.rounds[0]!;
    expect(check({ ...record, rounds: [round] })).toEqual(unfair);
  });
});

test.each(['', '{', '{}', '[]'])('%j is no record', (text) => {
  expect(dealCheckOf({ record: text, witness: NOBODY })).toEqual({ is: 'unreadable' });
});
