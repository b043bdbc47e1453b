import type { RecordFault, Refusal, RefusalCode, FaultCode, SeenEvent } from '@quando/rules';

const told = (front: number | 'hidden', back: number | 'hidden') =>
  ({ slot: 3, front, back }) as Extract<SeenEvent, { type: 'flipped' }>['card'];

/** Every kind of event, with every degree of knowledge that its viewer can have. */
export const events: readonly SeenEvent[] = [
  { type: 'dealt', round: 0, dealer: 1, cards: 8 },
  { type: 'played', seat: 0, group: 'single', cards: [told(8, 'hidden')] },
  { type: 'played', seat: 1, group: 'equal', cards: [told(4, 1), told(4, 2)] },
  { type: 'played', seat: 1, group: 'equal', cards: [1, 2, 3, 5, 6].map((back) => told(7, back)) },
  { type: 'played', seat: 0, group: 'triplet', cards: [told(8, 1), told(8, 2), told(8, 3)] },
  { type: 'played', seat: 2, group: 'straight', cards: [told(4, 1), told(5, 2), told(6, 3)] },
  ...(['turn', 'triplet'] as const).flatMap((why): SeenEvent[] => [
    { type: 'drew', seat: 0, why, side: 'up', card: told(6, 'hidden') },
    { type: 'drew', seat: 0, why, side: 'up', card: told('hidden', 'hidden') },
    { type: 'drew', seat: 1, why, side: 'down', card: told('hidden', 6) },
    { type: 'drew', seat: 0, why, side: 'down', card: told(3, 6) },
    { type: 'drew', seat: 2, why, side: 'down', card: told('hidden', 'hidden') },
  ]),
  { type: 'flipped', seat: 0, card: told(7, 0) },
  { type: 'flipped', seat: 1, card: told('hidden', 'hidden') },
  { type: 'skipped', seat: 1 },
  { type: 'pile-turned', cards: 21 },
  { type: 'knocked', seat: 2 },
  { type: 'passed', seat: 1 },
  ...(['knock', 'zeros'] as const).map((end): SeenEvent => ({
    type: 'scored',
    end,
    knocker: 0,
    sums: [4, 12, 4],
    points: [9, 12, 0],
    totals: [9, 12, 0],
  })),
  {
    type: 'scored',
    end: 'zeros',
    knocker: 'nobody',
    sums: [4, 12, 0],
    points: [4, 12, 0],
    totals: [9, 12, 0],
  },
  { type: 'won', winners: [0] },
  { type: 'won', winners: [0, 1] },
  { type: 'won', winners: [0, 1, 2] },
];

type Sample<Code extends string, Whole> = Readonly<Record<Code, Omit<Whole, 'code' | 'may'>>>;

const REFUSALS: Sample<RefusalCode, object> = {
  'watchers-only-watch': {},
  'game-over': {},
  'round-over': {},
  'not-your-turn': { asked: 1 },
  'play-before-drawing': {},
  'nothing-to-flip': {},
  'draw-after-playing': {},
  'zero-must-be-flipped': {},
  'no-zero-so-draw': {},
  'not-a-zero': { slot: 9 },
  'no-cards': {},
  'no-such-card': { slot: 9 },
  'same-card-twice': { slot: 9 },
  'straight-too-short': { numbers: [4, 5] },
  'straight-too-long': { numbers: [4, 5, 6, 7] },
  'straight-wraps': { numbers: [9, 10, 0] },
  'mixed-numbers': { numbers: [4, 7] },
  'already-knocked': { knocker: 2 },
  'knock-too-early': { seats: [0, 1] },
  'pass-only-in-last-round': {},
};

/** Every refusal code, with nothing that may be done instead. */
export const refusals = Object.entries(REFUSALS).map(
  ([code, detail]) => ({ code, ...detail, may: [] }) as unknown as Refusal,
);

const FAULTS: Sample<FaultCode, object> = {
  'not-json': {},
  'not-an-object': {},
  'unknown-key': { key: 'colour' },
  'missing-key': { key: 'deck' },
  'bad-value': { key: 'players' },
  'deck-size': { size: 54 },
  'deck-card': { index: 12 },
  'deck-twice': { index: 13 },
  'wrong-dealer': { expected: 2 },
  'not-an-action': {},
  'no-such-seat': { seat: 7 },
  'no-such-position': {},
  'positions-not-ascending': {},
  'illegal-action': { refusal: { code: 'knock-too-early', seats: [0, 2], may: ['play'] } },
  'round-not-over': {},
  'game-already-over': {},
  'game-not-over': {},
  'wrong-result': { key: 'sums', expected: [3, 4] },
};

/** Every fault code of a record. */
export const faults = Object.entries(FAULTS).map(
  ([code, detail]) => ({ code, ...detail }) as unknown as RecordFault,
);
