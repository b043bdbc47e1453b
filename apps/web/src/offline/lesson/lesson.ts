import type { Sitter } from '@quando/protocol';
import type { Action, DrawnSide, Seat } from '@quando/rules';
import type { Chapter } from '@quando/text';
import type { PreparedDeal } from './prepared-deal.ts';

/** Something that a player of a lesson does at the table; cards go by their slots. */
export type ScriptedAct = { readonly seat: Seat; readonly action: Action };

/** A table of the tutorial: its cards, what has happened there, and what the others will do. */
export type Lesson = {
  readonly sitters: readonly Sitter[];
  readonly deal: PreparedDeal;
  /** Before the learner comes. */
  readonly before: readonly ScriptedAct[];
  /** By the others, each when asked. */
  readonly script: readonly ScriptedAct[];
};

const YOU: Sitter = { kind: 'person', name: 'You', avatar: 'round' };
const MILA: Sitter = { kind: 'person', name: 'Mila', avatar: 'bean' };
const JONAS: Sitter = { kind: 'person', name: 'Jonas', avatar: 'tall' };

const plays = (seat: Seat, ...slots: readonly number[]): ScriptedAct => ({
  seat,
  action: { type: 'play', slots },
});
const draws = (seat: Seat, side: DrawnSide = 'up'): ScriptedAct => ({ seat, action: { type: 'draw', side } });
const flips = (seat: Seat, slot: number): ScriptedAct => ({ seat, action: { type: 'flip', slot } });
const knocks = (seat: Seat): ScriptedAct => ({ seat, action: { type: 'knock' } });
const passes = (seat: Seat): ScriptedAct => ({ seat, action: { type: 'pass' } });

/** The learner against Mila; the learner has the first turn unless Mila's seat deals the other way. */
const withMila = (deal: PreparedDeal, acts: Partial<Pick<Lesson, 'before' | 'script'>> = {}): Lesson => ({
  sitters: [YOU, MILA],
  deal,
  before: [],
  script: [],
  ...acts,
});

/** The learner has seat 0 everywhere. */
export const LESSONS: Readonly<Record<Chapter, Lesson>> = {
  sides: withMila({ dealer: 1, hands: ['10 8 7 5 4 2 1 1', '9 7 6 6 4 3 2 0'], pile: '3' }),
  same: withMila({ dealer: 1, hands: ['9 9 7 6 4 3 1 0', '10 8 7 5 5 3 2 1'], pile: '2' }),
  straight: withMila({ dealer: 1, hands: ['10 8 7 6 3 1 1 0', '9 9 7 5 4 4 2 1'], pile: '4' }),
  draw: withMila(
    { dealer: 1, hands: ['9 6 6 5 3 3 2 0', '10 8 7 5 4 4 2 1'], pile: '8/1 7 0' },
    { script: [plays(1, 0), draws(1)] },
  ),
  triplet: {
    sitters: [YOU, MILA, JONAS],
    deal: {
      dealer: 2,
      hands: ['8 8 8 0 0 5 3 1', '7 0 0 9 6 5 3 2', '4 4 4 10 9 7 6 2'],
      pile: '2 6 5 3',
    },
    before: [],
    script: [flips(1, 1), draws(2), plays(1, 0), draws(1), plays(2, 0, 1, 2), draws(2)],
  },
  count: withMila(
    { dealer: 0, hands: ['6 6 6 6 9 4 1 8', '5 5 5 5 7 8 9 0'], pile: '2 2 1 0 1' },
    {
      before: [
        plays(1, 0, 1, 2, 3),
        draws(1),
        plays(0, 0, 1, 2, 3),
        draws(0),
        plays(1, 4, 5, 6),
        draws(1),
        plays(0, 7),
        draws(0),
        knocks(1),
      ],
    },
  ),
  knock: withMila(
    { dealer: 1, hands: ['7 7 7 7 3 4 5 0', '10 9 8 8 6 5 3 2'], pile: '1 6 1 7 9' },
    {
      before: [plays(0, 0, 1, 2, 3), draws(0), plays(1, 0), draws(1)],
      script: [plays(1, 1), draws(1), plays(1, 2, 3), draws(1)],
    },
  ),
  tie: withMila(
    { dealer: 1, hands: ['5 5 5 5 7 8 9 1', '6 6 6 6 2 3 4 0'], pile: '2 3 1 1' },
    {
      before: [
        plays(0, 0, 1, 2, 3),
        draws(0),
        plays(1, 0, 1, 2, 3),
        draws(1),
        plays(0, 4, 5, 6),
        draws(0),
        plays(1, 4, 5, 6),
        draws(1),
      ],
      script: [passes(1)],
    },
  ),
  zeros: withMila(
    { dealer: 1, hands: ['6 6 6 6 9 9 9 0', '10 8 7 5 4 3 2 1'], pile: '0 5 0' },
    { before: [plays(0, 0, 1, 2, 3), draws(0), plays(1, 0), draws(1)] },
  ),
};
