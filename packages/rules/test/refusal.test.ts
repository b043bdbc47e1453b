import { expect, test } from 'vitest';
import { refusalOf, type Action, type Refusal, type RefusalCode, type Viewer } from '@quando/rules';
import { apply, viewOf, type State } from '@quando/rules/authority';
import { after } from './line.ts';
import { at } from './position-text.ts';

const turn = (): State => at({ hands: ['4 5 6 7 8 0', '10 9', '2 3'], plays: [2, 2, 1] });
const edges = (): State => at({ hands: ['9 10 0 1 5', '10 9', '2 3'] });
const struck = (): State =>
  after(at({ hands: ['8 8 8 5', '0 7', '1 2'], pile: '2/5' }), '0 play 0 1 2', '0 draw up');
const struckWithoutZero = (): State => after(struck(), '1 flip 0');
const drawing = (): State => after(turn(), '0 play 0');
const knocked = (): State => after(at({ hands: ['4 5', '10 9', '2 3'] }), '0 knock');
const scored = (): State => after(at({ hands: ['4 5', '10 9'], knocker: 1 }), '0 pass');
const over = (): State => after(at({ hands: ['4 5', '10 9'], knocker: 1, target: 1 }), '0 pass');

const play = (...slots: readonly number[]): Action => ({ type: 'play', slots });
const drawUp: Action = { type: 'draw', side: 'up' };
const flip = (slot: number): Action => ({ type: 'flip', slot });
const knock: Action = { type: 'knock' };
const pass: Action = { type: 'pass' };

type Case = {
  readonly says: string;
  readonly state: () => State;
  readonly by: Viewer;
  readonly action: Action;
  readonly refusal: Refusal;
};

const cases: Readonly<Record<RefusalCode, readonly Case[]>> = {
  'watchers-only-watch': [
    {
      says: 'a watcher decides nothing',
      state: turn,
      by: 'watcher',
      action: play(0),
      refusal: { code: 'watchers-only-watch', may: [] },
    },
  ],
  'game-over': [
    { says: 'after the game', state: over, by: 0, action: play(0), refusal: { code: 'game-over', may: [] } },
  ],
  'round-over': [
    {
      says: 'after the round',
      state: scored,
      by: 0,
      action: play(0),
      refusal: { code: 'round-over', may: [] },
    },
  ],
  'not-your-turn': [
    {
      says: 'another seat is on turn',
      state: turn,
      by: 1,
      action: play(0),
      refusal: { code: 'not-your-turn', asked: 0, may: [] },
    },
    {
      says: 'another seat has to draw',
      state: drawing,
      by: 2,
      action: drawUp,
      refusal: { code: 'not-your-turn', asked: 0, may: [] },
    },
    {
      says: 'another seat is struck by the triplet',
      state: struck,
      by: 0,
      action: drawUp,
      refusal: { code: 'not-your-turn', asked: 1, may: [] },
    },
  ],
  'play-before-drawing': [
    {
      says: 'a turn begins with a play',
      state: turn,
      by: 0,
      action: drawUp,
      refusal: { code: 'play-before-drawing', may: ['play'] },
    },
  ],
  'nothing-to-flip': [
    {
      says: 'zeros are only turned for a triplet',
      state: turn,
      by: 0,
      action: flip(5),
      refusal: { code: 'nothing-to-flip', may: ['play'] },
    },
  ],
  'draw-after-playing': [
    {
      says: 'one play a turn',
      state: drawing,
      by: 0,
      action: play(1),
      refusal: { code: 'draw-after-playing', may: ['draw'] },
    },
    {
      says: 'no knock after a play',
      state: drawing,
      by: 0,
      action: knock,
      refusal: { code: 'draw-after-playing', may: ['draw'] },
    },
  ],
  'zero-must-be-flipped': [
    {
      says: 'a zero in hand',
      state: struck,
      by: 1,
      action: drawUp,
      refusal: { code: 'zero-must-be-flipped', may: ['flip'] },
    },
  ],
  'no-zero-so-draw': [
    {
      says: 'no zero in hand',
      state: struckWithoutZero,
      by: 2,
      action: flip(0),
      refusal: { code: 'no-zero-so-draw', may: ['draw'] },
    },
  ],
  'not-a-zero': [
    {
      says: 'only zeros are turned',
      state: struck,
      by: 1,
      action: flip(1),
      refusal: { code: 'not-a-zero', slot: 1, may: ['flip'] },
    },
  ],
  'no-cards': [
    {
      says: 'a play of nothing',
      state: turn,
      by: 0,
      action: play(),
      refusal: { code: 'no-cards', may: ['play'] },
    },
  ],
  'no-such-card': [
    {
      says: 'a slot that was never held',
      state: turn,
      by: 0,
      action: play(0, 9),
      refusal: { code: 'no-such-card', slot: 9, may: ['play'] },
    },
    {
      says: 'a slot that was never held is not turned',
      state: struck,
      by: 1,
      action: flip(9),
      refusal: { code: 'no-such-card', slot: 9, may: ['flip'] },
    },
    {
      says: 'a slot that is no whole number',
      state: turn,
      by: 0,
      action: play(0.5),
      refusal: { code: 'no-such-card', slot: 0.5, may: ['play'] },
    },
  ],
  'same-card-twice': [
    {
      says: 'a card counts once',
      state: turn,
      by: 0,
      action: play(1, 1),
      refusal: { code: 'same-card-twice', slot: 1, may: ['play'] },
    },
  ],
  'straight-too-short': [
    {
      says: 'two in a row',
      state: turn,
      by: 0,
      action: play(0, 1),
      refusal: { code: 'straight-too-short', numbers: [4, 5], may: ['play'] },
    },
  ],
  'straight-too-long': [
    {
      says: 'four in a row',
      state: turn,
      by: 0,
      action: play(3, 2, 1, 0),
      refusal: { code: 'straight-too-long', numbers: [7, 6, 5, 4], may: ['play'] },
    },
  ],
  'straight-wraps': [
    {
      says: 'nothing follows the ten',
      state: edges,
      by: 0,
      action: play(0, 1, 2),
      refusal: { code: 'straight-wraps', numbers: [9, 10, 0], may: ['play', 'knock'] },
    },
  ],
  'mixed-numbers': [
    {
      says: 'neither equal nor in a row',
      state: turn,
      by: 0,
      action: play(0, 2),
      refusal: { code: 'mixed-numbers', numbers: [4, 6], may: ['play'] },
    },
  ],
  'already-knocked': [
    {
      says: 'one knock a round',
      state: knocked,
      by: 1,
      action: knock,
      refusal: { code: 'already-knocked', knocker: 0, may: ['play', 'pass'] },
    },
  ],
  'knock-too-early': [
    {
      says: 'somebody has not played twice',
      state: turn,
      by: 0,
      action: knock,
      refusal: { code: 'knock-too-early', seats: [2], may: ['play'] },
    },
  ],
  'pass-only-in-last-round': [
    {
      says: 'nobody has knocked',
      state: edges,
      by: 0,
      action: pass,
      refusal: { code: 'pass-only-in-last-round', may: ['play', 'knock'] },
    },
  ],
};

test.for(Object.values(cases).flat())('$refusal.code: $says', ({ state, by, action, refusal }) => {
  expect(refusalOf(viewOf(state(), by), action)).toEqual(refusal);
  // The authority has no watchers.
  expect(by === 'watcher' ? { refusal } : apply(state(), by, action)).toEqual({ refusal });
});
