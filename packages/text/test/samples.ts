import type { LinkFault, RecordFault, Refusal, SeenEvent, ToldCard } from '@quando/rules';

const told = (front: ToldCard['front'], back: ToldCard['back']): ToldCard => ({ slot: 3, front, back });

/** Every kind of event, with every degree of knowledge that its viewer can have. */
export const events: readonly SeenEvent[] = [
  { type: 'dealt', round: 0, dealer: 1, cards: 8, hands: [], top: 9 },
  { type: 'played', seat: 0, group: 'single', cards: [told(8, 'hidden')] },
  { type: 'played', seat: 1, group: 'equal', cards: [told(4, 1), told(4, 2)] },
  { type: 'played', seat: 1, group: 'equal', cards: ([1, 2, 3, 5, 6] as const).map((back) => told(7, back)) },
  { type: 'played', seat: 0, group: 'triplet', cards: [told(8, 1), told(8, 2), told(8, 3)] },
  { type: 'played', seat: 2, group: 'straight', cards: [told(4, 1), told(5, 2), told(6, 3)] },
  ...(['turn', 'triplet'] as const).flatMap((why): SeenEvent[] => [
    { type: 'drew', seat: 0, why, side: 'up', card: told(6, 'hidden'), top: 9 },
    { type: 'drew', seat: 0, why, side: 'up', card: told('hidden', 'hidden'), top: 9 },
    { type: 'drew', seat: 1, why, side: 'down', card: told('hidden', 6), top: 9 },
    { type: 'drew', seat: 0, why, side: 'down', card: told(3, 6), top: 9 },
    { type: 'drew', seat: 2, why, side: 'down', card: told('hidden', 'hidden'), top: 9 },
  ]),
  { type: 'flipped', seat: 0, card: told(7, 0) },
  { type: 'flipped', seat: 1, card: told('hidden', 'hidden') },
  { type: 'skipped', seat: 1 },
  { type: 'pile-turned', cards: 21, top: 9 },
  { type: 'knocked', seat: 2 },
  { type: 'passed', seat: 1 },
  ...(['knock', 'zeros'] as const).map((end): SeenEvent => ({
    type: 'scored',
    end,
    knocker: 0,
    fronts: [[4], [5, 7], [1, 3]],
    sums: [4, 12, 4],
    points: [9, 12, 0],
    totals: [9, 12, 0],
  })),
  {
    type: 'scored',
    end: 'zeros',
    knocker: 'nobody',
    fronts: [[4], [5, 7], [0]],
    sums: [4, 12, 0],
    points: [4, 12, 0],
    totals: [9, 12, 0],
  },
  { type: 'won', winners: [0] },
  { type: 'won', winners: [0, 1] },
  { type: 'won', winners: [0, 1, 2] },
];

type WithoutMay<Each> = Each extends Refusal ? Omit<Each, 'may'> : never;

/** One of each code. */
type Samples<Whole extends { readonly code: string }> = {
  readonly [Code in Whole['code']]: Whole & { readonly code: Code };
};

const REFUSALS: Samples<WithoutMay<Refusal>> = {
  'watchers-only-watch': { code: 'watchers-only-watch' },
  'game-over': { code: 'game-over' },
  'round-over': { code: 'round-over' },
  'not-your-turn': { code: 'not-your-turn', asked: 1 },
  'play-before-drawing': { code: 'play-before-drawing' },
  'nothing-to-flip': { code: 'nothing-to-flip' },
  'draw-after-playing': { code: 'draw-after-playing' },
  'zero-must-be-flipped': { code: 'zero-must-be-flipped' },
  'no-zero-so-draw': { code: 'no-zero-so-draw' },
  'not-a-zero': { code: 'not-a-zero', slot: 9 },
  'no-cards': { code: 'no-cards' },
  'no-such-card': { code: 'no-such-card', slot: 9 },
  'same-card-twice': { code: 'same-card-twice', slot: 9 },
  'straight-too-short': { code: 'straight-too-short', numbers: [4, 5] },
  'straight-too-long': { code: 'straight-too-long', numbers: [4, 5, 6, 7] },
  'straight-wraps': { code: 'straight-wraps', numbers: [9, 10, 0] },
  'mixed-numbers': { code: 'mixed-numbers', numbers: [4, 7] },
  'already-knocked': { code: 'already-knocked', knocker: 2 },
  'knock-too-early': { code: 'knock-too-early', seats: [0, 1] },
  'pass-only-in-last-round': { code: 'pass-only-in-last-round' },
};

/** Every refusal code, with nothing that may be done instead. */
export const refusals = Object.values(REFUSALS).map((refusal): Refusal => ({ ...refusal, may: [] }));

const FAULTS: Samples<RecordFault | LinkFault> = {
  'not-json': { code: 'not-json' },
  'not-an-object': { code: 'not-an-object' },
  'unknown-key': { code: 'unknown-key', key: 'colour' },
  'missing-key': { code: 'missing-key', key: 'deck' },
  'bad-value': { code: 'bad-value', key: 'players' },
  'deck-size': { code: 'deck-size', size: 54 },
  'deck-card': { code: 'deck-card', index: 12 },
  'deck-twice': { code: 'deck-twice', index: 13 },
  'wrong-dealer': { code: 'wrong-dealer', expected: 2 },
  'not-an-action': { code: 'not-an-action' },
  'no-such-seat': { code: 'no-such-seat', seat: 7 },
  'no-such-position': { code: 'no-such-position' },
  'positions-not-ascending': { code: 'positions-not-ascending' },
  'illegal-action': {
    code: 'illegal-action',
    refusal: { code: 'knock-too-early', seats: [0, 2], may: ['play'] },
  },
  'round-not-over': { code: 'round-not-over' },
  'game-already-over': { code: 'game-already-over' },
  'game-not-over': { code: 'game-not-over' },
  'wrong-result': { code: 'wrong-result', key: 'sums', expected: [3, 4] },
  'not-a-link': { code: 'not-a-link' },
  'unknown-link': { code: 'unknown-link' },
  'damaged-link': { code: 'damaged-link' },
};

/** Every fault code of a record and of a link. */
export const faults: readonly (RecordFault | LinkFault)[] = Object.values(FAULTS);
