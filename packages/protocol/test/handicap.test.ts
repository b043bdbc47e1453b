import { expect, test } from 'vitest';
import { headStartAt, netTotals, parseSetup, parseTerms } from '@quando/protocol';

const SITTERS = [
  { kind: 'person', name: 'Ada', avatar: 'round' },
  { kind: 'person', name: 'Ben', avatar: 'bean' },
];
const SETUP = { sitters: SITTERS, target: 40 };
const TERMS = { players: 2, target: 40, tempo: 'relaxed', isOpen: true };
const HANDICAPS = [{ headStart: 12, assist: 'chances' }, { headStart: 0 }] as const;

test('a setup and terms without handicaps stay as they are', () => {
  expect(parseSetup(SETUP)).toEqual(SETUP);
  expect(parseTerms(TERMS)).toEqual(TERMS);
});

test('handicaps are one per seat', () => {
  expect(parseSetup({ ...SETUP, handicaps: HANDICAPS })?.handicaps).toEqual(HANDICAPS);
  expect(parseTerms({ ...TERMS, handicaps: HANDICAPS })?.handicaps).toEqual(HANDICAPS);
  for (const handicaps of [[], [...HANDICAPS, { headStart: 0 }], [{ headStart: 1.5 }, { headStart: 0 }]]) {
    expect(parseSetup({ ...SETUP, handicaps })).toBeUndefined();
    expect(parseTerms({ ...TERMS, handicaps })).toBeUndefined();
  }
});

test('a head start is taken off a total; without one nothing is', () => {
  expect(netTotals([50, 41], HANDICAPS)).toEqual([38, 41]);
  expect(netTotals([50, 41], undefined)).toEqual([50, 41]);
  expect(headStartAt(undefined, 1)).toBe(0);
});
