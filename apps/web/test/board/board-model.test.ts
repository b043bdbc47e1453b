import type { SeenEvent } from '@quando/rules';
import { loadBoardWords, loadText } from '@quando/text';
import { expect, it } from 'vitest';
import { BoardModel } from '../../src/board/board-model.svelte.ts';
import { Moments } from '../../src/game/moments.svelte.ts';
import { DEFAULT_SETTINGS } from '../../src/settings-values.ts';
import { literalView } from '../fixtures/literal-view.ts';
import { SITTERS } from '../fixtures/sitters.ts';

const KNOCK: SeenEvent = { type: 'knocked', seat: 0 };
const PASS: SeenEvent = { type: 'passed', seat: 1 };
const SCORED = {
  type: 'scored',
  end: 'knock',
  knocker: 0,
  fronts: [[3], [5]],
  sums: [3, 5],
  points: [0, 5],
  totals: [40, 52],
} as const satisfies SeenEvent;
const OUTCOME: readonly SeenEvent[] = [SCORED, { type: 'won', winners: [0] }];

const view = literalView({ hands: ['3', '5'] });
const [text, words] = await Promise.all([loadText('en'), loadBoardWords('en')]);

const boardWith = (moments: Moments): BoardModel =>
  new BoardModel({
    table: {
      view,
      moments,
      sitters: SITTERS.slice(0, 2),
      log: [
        { seq: 1, event: KNOCK },
        { seq: 2, event: PASS },
        ...OUTCOME.map((event) => ({ seq: 2, event })),
      ],
    },
    commands: { onact: () => {} },
    wording: { text, board: words },
    settings: DEFAULT_SETTINGS,
  });

it('leaves it to the reveal who has won', () => {
  expect(boardWith(new Moments()).events).toEqual([KNOCK, PASS]);
});

it('tells nothing that is still to be shown', () => {
  const moments = new Moments();
  moments.add({ seq: 1, events: [KNOCK], before: undefined, view });
  const board = boardWith(moments);
  expect(board.isQuiet).toBe(false);
  expect(board.events).toEqual([KNOCK]);
});

it('announces no points before the reveal shows the hands', () => {
  const board = boardWith(new Moments());
  expect([KNOCK, PASS, ...OUTCOME].map((event) => board.tell(event))).toEqual([
    'You knock: last round!',
    `${SITTERS[1]!.name} passes.`,
    '',
    '',
  ]);
});

it('announces who ends a round with only zeros, but not what the others score', () => {
  const told = boardWith(new Moments()).tell({ ...SCORED, end: 'zeros', knocker: 'nobody' });
  expect(told).toBe('Only zeros! You hold nothing but zeros. The round ends at once.');
});
