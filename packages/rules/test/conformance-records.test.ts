import { readFileSync } from 'node:fs';
import type { FaultCode, GameRecord, RecordFault, RefusalCode } from '@quando/rules';
import { readRecord, type ReadRecord } from '@quando/rules/authority';
import { describe, expect, test } from 'vitest';
import { isLegal } from './reference/legality.ts';
import { act } from './reference/play.ts';
import { dealRound, type Round } from './reference/round.ts';
import { pointsOf, sumsOf } from './reference/score.ts';

type BadRecord = { readonly name: string; readonly fault: RecordFault; readonly text: string };

const linesOf = (name: string): string[] =>
  readFileSync(new URL(`../../../conformance/records/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);

describe.each(['good', 'independent'])('records/%s.jsonl', (name) => {
  const lines = linesOf(name);

  test.each([...lines.keys()])('record %i is accepted', (i) => {
    expect(readRecord(lines[i]!)).toEqual({ record: JSON.parse(lines[i]!) });
  });

  test.each([...lines.keys()])('the reference has the same results as record %i', (i) => {
    const record = recordIn(readRecord(lines[i]!));
    for (const { dealer, deck, actions, end, sums, points } of record.rounds) {
      const round = dealRound(record.players, dealer, deck.join(' '));
      for (const line of actions) {
        expect(isLegal(round, line)).toBe(true);
        act(round, line);
      }
      expect({ end, sums, points }).toEqual(resultsOf(round));
    }
  });
});

function recordIn(read: ReadRecord): GameRecord {
  if ('fault' in read) throw new Error(`refused: ${read.fault.code}`);
  return read.record;
}

function faultIn(read: ReadRecord): RecordFault {
  if ('record' in read) throw new Error('accepted');
  return read.fault;
}

/** The reference's result of a round; undefined while it is unfinished. */
function resultsOf(round: Round): object {
  if (round.phase !== 'scored') return {};
  const sums = sumsOf(round);
  return { end: round.end, sums, points: pointsOf(sums, round.knocker) };
}

/** Every code of a fault: the type check fails if one is missing. */
const FAULTS: Record<FaultCode, true> = {
  'not-json': true,
  'not-an-object': true,
  'unknown-key': true,
  'missing-key': true,
  'bad-value': true,
  'deck-size': true,
  'deck-card': true,
  'deck-twice': true,
  'wrong-dealer': true,
  'not-an-action': true,
  'no-such-seat': true,
  'no-such-position': true,
  'positions-not-ascending': true,
  'illegal-action': true,
  'round-not-over': true,
  'game-already-over': true,
  'game-not-over': true,
  'wrong-result': true,
};

/** Refusals that no record can cause: its reader finds another fault first, or they cannot be written. */
type Unwritable = 'watchers-only-watch' | 'no-cards' | 'no-such-card' | 'same-card-twice';

const REFUSALS: Record<Exclude<RefusalCode, Unwritable>, true> = {
  'game-over': true,
  'round-over': true,
  'not-your-turn': true,
  'play-before-drawing': true,
  'nothing-to-flip': true,
  'draw-after-playing': true,
  'zero-must-be-flipped': true,
  'no-zero-so-draw': true,
  'not-a-zero': true,
  'straight-too-short': true,
  'straight-too-long': true,
  'straight-wraps': true,
  'mixed-numbers': true,
  'already-knocked': true,
  'knock-too-early': true,
  'pass-only-in-last-round': true,
};

const bad = linesOf('bad').map((line): BadRecord => JSON.parse(line));

test.each(bad)('a bad record is refused: $name', ({ text, fault }) => {
  const found = faultIn(readRecord(text));
  expect(found).toMatchObject(fault);
  expect([found.round, found.action]).toEqual([fault.round, fault.action]);
});

test('the bad records cover every fault, and every refusal that a record can cause', () => {
  expect(new Set(bad.map(({ fault }) => fault.code))).toEqual(new Set(Object.keys(FAULTS)));
  const refusals = bad.flatMap(({ fault }) => (fault.code === 'illegal-action' ? [fault.refusal.code] : []));
  expect(new Set(refusals)).toEqual(new Set(Object.keys(REFUSALS)));
});
