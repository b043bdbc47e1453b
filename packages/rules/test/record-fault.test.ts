import { expect, test } from 'vitest';
import type { FaultCode, RecordFault } from '@quando/rules';
import { checkRecord, readRecord } from '@quando/rules/authority';
import { EXAMPLE, finished, underWay, withRound } from './example-record.ts';

const { deck, actions } = EXAMPLE.rounds[0]!;

/** The example without one key, or its round without one. */
const without = (key: string): unknown =>
  Object.fromEntries(Object.entries(EXAMPLE).filter(([name]) => name !== key));
const roundWithout = (key: string): unknown =>
  finished({
    rounds: [Object.fromEntries(Object.entries(EXAMPLE.rounds[0]!).filter(([name]) => name !== key))],
  });

const lines = (...given: readonly unknown[]): unknown => underWay({ actions: given });
const secondRound = (dealer: number): unknown => {
  const { winners: _, ...open } = finished({ target: 44 });
  return { ...open, rounds: [EXAMPLE.rounds[0], { dealer, deck, actions: [] }] };
};

type Case = readonly [record: unknown, fault: RecordFault];

const cases: Readonly<Record<Exclude<FaultCode, 'not-json'>, readonly Case[]>> = {
  'not-an-object': [
    [null, { code: 'not-an-object' }],
    [7, { code: 'not-an-object' }],
    ['text', { code: 'not-an-object' }],
    [[EXAMPLE], { code: 'not-an-object' }],
    [finished({ rounds: [[]] }), { code: 'not-an-object', round: 0 }],
    [finished({ rounds: [null] }), { code: 'not-an-object', round: 0 }],
  ],
  'unknown-key': [
    [finished({ names: [] }), { code: 'unknown-key', key: 'names' }],
    [withRound({ seed: 1 }), { code: 'unknown-key', key: 'seed', round: 0 }],
    [JSON.parse('{"__proto__":{}}'), { code: 'unknown-key', key: '__proto__' }],
  ],
  'missing-key': [
    [{}, { code: 'missing-key', key: 'format' }],
    ...['format', 'players', 'target', 'rounds', 'winners'].map((key): Case => [
      without(key),
      { code: 'missing-key', key },
    ]),
    ...['dealer', 'deck', 'actions', 'end', 'knocker', 'sums', 'points', 'totals'].map((key): Case => [
      roundWithout(key),
      { code: 'missing-key', key, round: 0 },
    ]),
  ],
  'bad-value': [
    [finished({ format: 'quando-record/2' }), { code: 'bad-value', key: 'format' }],
    ...[1, 7, 2.5, '2', null].map((players): Case => [
      finished({ players }),
      { code: 'bad-value', key: 'players' },
    ]),
    ...[0, -1, 1.5, 2 ** 60, '50', null].map((target): Case => [
      finished({ target }),
      { code: 'bad-value', key: 'target' },
    ]),
    [finished({ rounds: {} }), { code: 'bad-value', key: 'rounds' }],
    ...[2, -1, 0.5, '1', null].map((dealer): Case => [
      withRound({ dealer }),
      { code: 'bad-value', key: 'dealer', round: 0 },
    ]),
    [withRound({ deck: deck.join(' ') }), { code: 'bad-value', key: 'deck', round: 0 }],
    [withRound({ actions: 'none' }), { code: 'bad-value', key: 'actions', round: 0 }],
  ],
  'deck-size': [
    [withRound({ deck: deck.slice(1) }), { code: 'deck-size', size: 54, round: 0 }],
    [withRound({ deck: [...deck, '0/1'] }), { code: 'deck-size', size: 56, round: 0 }],
  ],
  'deck-card': ['0/0', '0/11', '01/2', '0/1 ', ' 0/1', '0-1', '/', '', 7, null].map((card): Case => [
    withRound({ deck: [...deck.slice(0, 54), card] }),
    { code: 'deck-card', index: 54, round: 0 },
  ]),
  'deck-twice': ['9/4', '4/9'].map((card): Case => [
    withRound({ deck: [...deck.slice(0, 54), card] }),
    { code: 'deck-twice', index: 54, round: 0 },
  ]),
  'wrong-dealer': [[secondRound(1), { code: 'wrong-dealer', expected: 0, round: 1 }]],
  'not-an-action': [
    '',
    '0',
    '0 play',
    '0 play 01',
    '0  knock',
    '0 draw',
    '0 flip',
    'x knock',
    ['0 knock'],
    7,
  ].map((line): Case => [lines('0 play 5', line), { code: 'not-an-action', round: 0, action: 1 }]),
  'no-such-seat': [[lines('2 play 0'), { code: 'no-such-seat', seat: 2, round: 0, action: 0 }]],
  'no-such-position': [
    [lines('0 play 8'), { code: 'no-such-position', round: 0, action: 0 }],
    [lines('0 flip 8'), { code: 'no-such-position', round: 0, action: 0 }],
  ],
  'positions-not-ascending': [
    [lines('0 play 1 0'), { code: 'positions-not-ascending', round: 0, action: 0 }],
    [lines('0 play 1 1'), { code: 'positions-not-ascending', round: 0, action: 0 }],
  ],
  'illegal-action': [
    [
      lines('0 play 5', '0 knock'),
      { code: 'illegal-action', refusal: { code: 'draw-after-playing', may: ['draw'] }, round: 0, action: 1 },
    ],
    [
      withRound({ actions: [...actions, '0 pass'] }),
      { code: 'illegal-action', refusal: { code: 'game-over', may: [] }, round: 0, action: 11 },
    ],
  ],
  'round-not-over': [
    ...(['end', 'sums', 'points', 'totals'] as const).map((key): Case => [
      underWay({ [key]: EXAMPLE.rounds[0]![key] }),
      { code: 'round-not-over', round: 0 },
    ]),
    [
      { ...underWay(), rounds: [underWay().rounds[0], EXAMPLE.rounds[0]] },
      { code: 'round-not-over', round: 0 },
    ],
  ],
  'game-already-over': [
    [finished({ rounds: [EXAMPLE.rounds[0], EXAMPLE.rounds[0]] }), { code: 'game-already-over', round: 1 }],
  ],
  'game-not-over': [
    [finished({ target: 44 }), { code: 'game-not-over' }],
    [{ ...underWay(), winners: [1] }, { code: 'game-not-over' }],
  ],
  'wrong-result': [
    [withRound({ end: 'zeros' }), { code: 'wrong-result', key: 'end', expected: 'knock', round: 0 }],
    [withRound({ knocker: null }), { code: 'wrong-result', key: 'knocker', expected: 0, round: 0 }],
    [withRound({ sums: [38, 20] }), { code: 'wrong-result', key: 'sums', expected: [38, 21], round: 0 }],
    [withRound({ sums: '38,21' }), { code: 'wrong-result', key: 'sums', expected: [38, 21], round: 0 }],
    [withRound({ points: [43] }), { code: 'wrong-result', key: 'points', expected: [43, 0], round: 0 }],
    [withRound({ totals: [43, 0, 0] }), { code: 'wrong-result', key: 'totals', expected: [43, 0], round: 0 }],
    [withRound({ totals: ['43', 0] }), { code: 'wrong-result', key: 'totals', expected: [43, 0], round: 0 }],
    [underWay({ knocker: 1 }), { code: 'wrong-result', key: 'knocker', expected: null, round: 0 }],
    [underWay({ knocker: null }, 9), { code: 'wrong-result', key: 'knocker', expected: 0, round: 0 }],
    [finished({ winners: [0] }), { code: 'wrong-result', key: 'winners', expected: [1] }],
    [finished({ winners: [0, 1] }), { code: 'wrong-result', key: 'winners', expected: [1] }],
  ],
};

test.for(Object.entries(cases).flatMap(([code, all]) => all.map((one, i) => ({ code, i, one }))))(
  'a record is refused: $code, case $i',
  ({ one: [record, fault] }) => {
    expect(checkRecord(record)).toEqual({ fault });
  },
);

test.for(['', '{', '{"format":"quando-record/1"', 'nonsense', '['.repeat(100_000)])(
  'a record is refused: not-json, %#',
  (text) => {
    expect(readRecord(text)).toEqual({ fault: { code: 'not-json' } });
  },
);

test('a value of any depth or size is handled', () => {
  const deep = `${'['.repeat(2000)}${']'.repeat(2000)}`;
  expect(readRecord(deep)).toEqual({ fault: { code: 'not-an-object' } });
  expect(readRecord(`{"rounds":${deep},"format":1e999}`)).toEqual({
    fault: { code: 'missing-key', key: 'players' },
  });
});

test('a bug is rethrown, not reported as a fault of the record', () => {
  const trap = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new RangeError('a bug');
      },
    },
  );
  expect(() => checkRecord(trap)).toThrow('a bug');
});
