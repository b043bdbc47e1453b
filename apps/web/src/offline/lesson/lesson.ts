import type { Sitter } from '@quando/protocol';
import type { Action, DrawnSide, Seat } from '@quando/rules';
import type { TableChapter } from '@quando/text';
import type { PreparedDeal } from './prepared-deal.ts';

/** An action in a lesson; cards are named by slot. */
export type ScriptedAct = { readonly seat: Seat; readonly action: Action };

/** A lesson's table: its deal, the moves before the learner arrives, and the other players' moves. */
export type Lesson = {
  readonly sitters: readonly Sitter[];
  readonly deal: PreparedDeal;
  /** The moves before the learner arrives. */
  readonly before: readonly ScriptedAct[];
  /** The moves of the other players, each made when its player is asked. */
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
const passes = (seat: Seat): ScriptedAct => ({ seat, action: { type: 'pass' } });

/** The learner against Mila; the learner has the first turn unless Mila's seat deals the other way. */
const withMila = (deal: PreparedDeal, acts: Partial<Pick<Lesson, 'before' | 'script'>> = {}): Lesson => ({
  sitters: [YOU, MILA],
  deal,
  before: [],
  script: [],
  ...acts,
});

/** In every lesson the learner has seat 0. */
export const LESSONS: Readonly<Record<TableChapter, Lesson>> = {
  same: withMila({
    dealer: 1,
    hands: ['9/7 9/5 7/10 6/2 4/6 3/9 1/8 0/4', '10/6 8/7 7/0 5/1 5/4 3/10 2/9 1/3'],
    pile: '2/4',
  }),
  straight: withMila({
    dealer: 1,
    hands: ['10/1 8/5 7/2 6/0 3/7 1/9 1/4 0/3', '9/7 9/5 7/10 5/1 4/3 4/2 2/8 1/6'],
    pile: '0/5',
  }),
  draw: withMila({
    dealer: 1,
    hands: ['9/10 6/8 6/4 5/7 3/5 3/9 2/0 0/6', '10/2 8/10 7/4 5/1 4/0 4/3 2/5 1/6'],
    pile: '8/1',
  }),
  triplet: {
    sitters: [YOU, MILA, JONAS],
    deal: {
      dealer: 2,
      hands: [
        '8/2 8/10 8/7 0/6 0/4 5/3 3/0 1/8',
        '7/3 0/9 0/10 9/1 6/7 5/0 3/8 2/6',
        '4/7 4/9 4/3 10/6 9/8 7/10 6/4 2/5',
      ],
      pile: '2/0 6/8 5/9 3/6',
    },
    before: [],
    script: [flips(1, 1), draws(2), plays(1, 0), draws(1), plays(2, 0, 1, 2), draws(2)],
  },
  knock: withMila(
    {
      dealer: 1,
      hands: ['7/9 7/1 7/8 7/2 3/7 4/6 5/3 0/10', '10/1 9/6 8/5 8/3 6/0 5/10 3/4 2/8'],
      pile: '1/2 6/10 1/5 7/0 9/1',
    },
    {
      before: [plays(0, 0, 1, 2, 3), draws(0), plays(1, 0), draws(1)],
      script: [plays(1, 1), draws(1), plays(1, 2, 3), draws(1)],
    },
  ),
  tie: withMila(
    {
      dealer: 1,
      hands: ['5/8 5/10 5/1 5/7 7/0 8/9 9/6 1/3', '6/0 6/5 6/1 6/7 2/3 3/4 4/10 0/2'],
      pile: '2/8 3/5 1/4 1/10',
    },
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
    {
      dealer: 1,
      hands: ['6/7 6/1 6/9 6/8 9/2 9/0 9/5 0/3', '10/2 8/7 7/4 5/10 4/1 3/6 2/5 1/0'],
      pile: '0/6 5/8 0/10',
    },
    { before: [plays(0, 0, 1, 2, 3), draws(0), plays(1, 0), draws(1)] },
  ),
};
