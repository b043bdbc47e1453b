import type { SeenEvent } from '@quando/rules';
import { expect, it } from 'vitest';
import { Showing } from '../../src/board/showing.svelte.ts';
import { Moments } from '../../src/game/moments.svelte.ts';
import { DEFAULT_SETTINGS } from '../../src/settings-values.ts';
import { literalView } from '../fixtures/literal-view.ts';
import { SITTERS } from '../fixtures/sitters.ts';

const KNOCK: SeenEvent = { type: 'knocked', seat: 0 };
const PASS: SeenEvent = { type: 'passed', seat: 1 };
const OUTCOME: readonly SeenEvent[] = [
  { type: 'scored', end: 'knock', knocker: 0, sums: [3, 5], points: [0, 5], totals: [40, 52] },
  { type: 'won', winners: [0] },
];

const view = literalView({ hands: ['3', '5'] });

const showingOf = (moments: Moments): Showing =>
  new Showing({
    view,
    moments,
    sitters: SITTERS.slice(0, 2),
    log: [{ seq: 1, event: KNOCK }, { seq: 2, event: PASS }, ...OUTCOME.map((event) => ({ seq: 2, event }))],
    settings: DEFAULT_SETTINGS,
    pending: undefined,
  });

it('leaves it to the reveal who has won', () => {
  expect(showingOf(new Moments()).events).toEqual([KNOCK, PASS]);
});

it('tells nothing that is still to be shown', () => {
  const moments = new Moments();
  moments.add({ seq: 1, events: [KNOCK], before: undefined, view });
  const showing = showingOf(moments);
  expect(showing.isQuiet).toBe(false);
  expect(showing.events).toEqual([KNOCK]);
});
