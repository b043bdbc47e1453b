import { expect, test } from 'vitest';
import * as bots from '@quando/bots';
import {
  AVATARS,
  BOT_LEVELS,
  GREATEST_TARGET,
  LONGEST_NAME,
  parseGameSummary,
  parseSetup,
  parseSitter,
} from '@quando/protocol';

const ada = { kind: 'person', name: 'Ada', avatar: 'round' };
const ruth = { kind: 'bot', level: 'sharp', name: 'Ruth', avatar: 'bean' };

test('a setup has two to six sitters', () => {
  for (let others = 0; others <= 8; others += 1) {
    const setup = { sitters: [ada, ...Array.from({ length: others }, () => ruth)], target: 50 };
    expect(parseSetup(setup)).toEqual(others >= 1 && others <= 5 ? setup : undefined);
  }
});

test('at least one sitter is a person', () => {
  expect(parseSetup({ sitters: [ruth, ruth], target: 50 })).toBeUndefined();
  expect(parseSetup({ sitters: [ruth, ada], target: 50 })).toBeDefined();
  expect(parseSetup({ sitters: [ada, ada], target: 50 })).toBeDefined();
});

test.for([
  [1, true],
  [GREATEST_TARGET, true],
  [0, false],
  [GREATEST_TARGET + 1, false],
  [1.5, false],
  ['50', false],
  [Number.NaN, false],
] as const)('a target of %j: %j', ([target, isOne]) => {
  expect(parseSetup({ sitters: [ada, ruth], target }) !== undefined).toBe(isOne);
});

const named = (name: unknown): unknown =>
  parseSetup({ sitters: [{ ...ada, name }, ruth], target: 50 })?.sitters[0]?.name;

test('names are short, trimmed, and without invisible characters', () => {
  expect(named('  Zoë  ')).toBe('Zoë');
  expect(named('李小龍 3')).toBe('李小龍 3');
  expect(named(`a\u0000b\n\u202ec${String.fromCharCode(0xd800)}`)).toBe('abc');
  expect(named('x'.repeat(LONGEST_NAME))).toBe('x'.repeat(LONGEST_NAME));
  expect(named('Zo\u0308e')).toBe('Zo\u0308e');
  expect(named(`A${'\u0336'.repeat(20)}b`)).toBe(`A${'\u0336'.repeat(3)}b`);
  expect(named('\u0301\u0301Ada \u0301b')).toBe('Ada b');
  for (const bad of [
    '',
    '\u0301\u0308',
    ' \u0301 \u0301',
    '   ',
    '\u202e',
    '\u3164',
    '\u2800',
    '\u034f',
    'x'.repeat(LONGEST_NAME + 1),
    7,
    null,
  ])
    expect(named(bad)).toBeUndefined();
});

test('a sitter may have a number after the longest name', () => {
  const seated = { ...ada, name: `${'x'.repeat(LONGEST_NAME)} 2` };
  expect(parseSitter(seated)).toEqual(seated);
  expect(parseSitter({ ...ada, name: 'x'.repeat(LONGEST_NAME + 3) })).toBeUndefined();
});

const withBot = (change: object): unknown =>
  parseSetup({ sitters: [ada, { ...ruth, ...change }], target: 50 });

test('unknown avatars and levels are refused', () => {
  for (const avatar of AVATARS) expect(withBot({ avatar })).toBeDefined();
  for (const level of BOT_LEVELS) expect(withBot({ level })).toBeDefined();
  expect(withBot({ avatar: 'cube' })).toBeUndefined();
  expect(withBot({ level: 'perfect' })).toBeUndefined();
  expect(withBot({ kind: 'person' })).toBeUndefined();
  expect(BOT_LEVELS).toEqual(bots.BOT_LEVELS);
});

const summary = {
  game: 'g',
  setup: { sitters: [ada, ruth], target: 50 },
  startedAt: 1,
  changedAt: 2,
  round: 0,
  totals: [0, 12],
  phase: 'turn',
  whoseTurn: 1,
};

test('a summary is parsed unchanged', () => {
  expect(parseGameSummary(summary)).toEqual(summary);
  expect(parseGameSummary({ ...summary, whoseTurn: 'nobody', phase: 'over' })).toBeDefined();
});

test.for([
  { totals: [0] },
  { totals: [0, 0, 0] },
  { totals: [0, -1] },
  { whoseTurn: 2 },
  { whoseTurn: 'somebody' },
  { phase: 'paused' },
  { setup: {} },
  { changedAt: 'now' },
  { round: -1 },
  { game: '' },
  { more: 1 },
])('a summary with %j is none', (change) => {
  expect(parseGameSummary({ ...summary, ...change })).toBeUndefined();
});
