import { startGame, shuffledDeck, apply, seenBy, viewOf } from '@quando/rules/authority';
import { legalActions, seededRandom } from '@quando/rules';
import { expect, test } from 'vitest';
import {
  checkOf,
  statusAfter,
  updateAfter,
  type Events,
  type TableStatus,
  type Update,
} from '@quando/protocol';

const VIEWER = 1;
const dealt = startGame({ players: 2, target: 50, dealer: 0 }, shuffledDeck(seededRandom('a deck')));
const action = legalActions(viewOf(dealt.state, VIEWER))[0]!;
const step = apply(dealt.state, VIEWER, action);
if ('refusal' in step) throw new Error(step.refusal.code);
const after = viewOf(step.state, VIEWER);

const LAST: Update = {
  type: 'update',
  seq: 1,
  since: 0,
  viewer: VIEWER,
  view: viewOf(dealt.state, VIEWER),
  events: [],
  sitters: [],
  standings: [],
};

const NEWS: Events = {
  type: 'events',
  seq: 2,
  since: 1,
  events: step.events.map((event) => ({ seq: 2, event: seenBy(event, VIEWER) })),
  now: 1000,
};

test('an update follows from the last one and the events since', () => {
  expect(updateAfter(LAST, NEWS)).toEqual({ ...LAST, seq: 2, since: 1, view: after, events: NEWS.events });
  expect(updateAfter(LAST, { ...NEWS, check: checkOf(after) })).toMatchObject({ seq: 2, view: after });
});

test('events that are known already change nothing', () => {
  const next = updateAfter(LAST, NEWS);
  if (typeof next === 'string') throw new Error(next);
  expect(updateAfter(next, NEWS)).toBe(next);
  const later = { ...NEWS, seq: 3, since: 1 };
  expect(updateAfter(next, later)).toMatchObject({ seq: 3, since: 2, view: after, events: [] });
});

test('missing events are a gap', () => {
  expect(updateAfter(LAST, { ...NEWS, seq: 5, since: 4 })).toBe('gap');
});

test('another view than the authority’s is a difference', () => {
  expect(updateAfter(LAST, { ...NEWS, check: checkOf(LAST.view) })).toBe('difference');
  const impossible = { type: 'flipped', seat: 0, card: { slot: 40, front: 0, back: 1 } } as const;
  expect(updateAfter(LAST, { ...NEWS, events: [{ seq: 2, event: impossible }] })).toBe('difference');
});

test('a scored round adds to the standings', () => {
  const hands = after.hands.map((hand) => hand.map(() => 0 as const));
  const event = {
    type: 'scored',
    end: 'zeros',
    knocker: 'nobody',
    fronts: hands,
    sums: [0, 3],
    points: [0, 3],
    totals: [0, 3],
  } as const;
  expect(updateAfter(LAST, { ...NEWS, events: [{ seq: 2, event }] })).toMatchObject({ standings: [[0, 3]] });
});

test('a checksum does not depend on the order of keys', () => {
  const reversed = Object.fromEntries(Object.entries(after).toReversed());
  expect(checkOf({ ...after, ...reversed })).toBe(checkOf(after));
  expect(checkOf({ ...after, round: 7 })).not.toBe(checkOf(after));
});

const withSortedKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Plainly: the text, and then its hash. */
function plainCheckOf(value: unknown): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(value, withSortedKeys)))
    hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

test('a checksum is FNV-1a over JSON with sorted keys', () => {
  for (const view of [
    LAST.view,
    after,
    viewOf(step.state, 'watcher'),
    { ...after, hands: [[], []], pile: [] },
  ])
    expect(checkOf(view)).toBe(plainCheckOf(view));
});

test('events tell for whom a table waits', () => {
  const status: TableStatus = {
    type: 'status',
    table: 'oak',
    seq: 9,
    stage: 'playing',
    terms: { players: 2, target: 50, tempo: 'quick', isOpen: true },
    seats: [],
    host: 'nobody',
    isLocked: false,
    removed: [],
    waiting: { seat: 0, until: 5 },
    deal: { number: 1, commitment: 'ab'.repeat(32), attempt: 0, promised: [], silent: [] },
    now: 1,
  };
  const { waiting: _, ...rest } = status;
  expect(statusAfter(status, NEWS)).toEqual({ ...rest, now: 1000 });
  expect(statusAfter(status, { ...NEWS, seq: 12, waiting: { seat: 1 } })).toEqual({
    ...rest,
    seq: 12,
    waiting: { seat: 1 },
    now: 1000,
  });
});
