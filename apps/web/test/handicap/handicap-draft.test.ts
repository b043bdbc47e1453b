import type { Handicaps } from '@quando/protocol';
import { expect, test } from 'vitest';
import { HandicapDraft, QUIET } from '../../src/handicap/handicap-draft.svelte.ts';
import { FakeClock } from '../online/fake-clock.ts';

const free = (headStart: number): Handicaps => [{ headStart }, { headStart: 0 }];

function opened(): { clock: FakeClock; draft: HandicapDraft; sent: (Handicaps | undefined)[] } {
  const clock = new FakeClock();
  const sent: (Handicaps | undefined)[] = [];
  return { clock, draft: new HandicapDraft(clock, (handicaps) => sent.push(handicaps)), sent };
}

test('quick taps are shown at once and sent as one change', () => {
  const { clock, draft, sent } = opened();
  for (let points = 1; points <= 14; points += 1) {
    draft.change(free(points));
    clock.pass(QUIET - 1);
    draft.settle(undefined, false);
    expect(draft.over(undefined)).toEqual(free(points));
  }
  expect(sent).toEqual([]);
  clock.pass(1);
  expect(sent).toEqual([free(14)]);
  expect(draft.over(undefined)).toEqual(free(14));
  draft.settle(free(14), false);
  expect(draft.over(free(20))).toEqual(free(20));
});

test('whoever starts the game sends what waits, once', () => {
  const { clock, draft, sent } = opened();
  draft.change(undefined);
  draft.flush();
  draft.flush();
  clock.pass(QUIET);
  expect(sent).toEqual([undefined]);
});

test('what was refused is shown no longer', () => {
  const { clock, draft } = opened();
  draft.change(free(3));
  clock.pass(QUIET);
  draft.settle(free(1), true);
  expect(draft.over(free(1))).toEqual(free(1));
});
