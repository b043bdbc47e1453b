import { expect, test } from 'vitest';
import type { Moment } from '../../src/game/moment.ts';
import { Moments } from '../../src/game/moments.svelte.ts';
import { Observed } from '../fixtures/observed.svelte.ts';
import { literalView } from '../fixtures/literal-view.ts';

const view = literalView({ hands: ['3', '5'] });
const moment = (seq: number): Moment => ({ seq, events: [], before: undefined, view });

test('moments are shown one after the other, and all at once when skipped', async () => {
  const moments = new Moments();
  const shown = new Observed(() => moments.first?.seq);
  await shown.seen();
  for (const seq of [1, 2, 3]) {
    moments.add(moment(seq));
    await shown.seen();
  }
  expect(moments.waiting.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  moments.next();
  await shown.seen();
  moments.skip();
  expect(await shown.seen()).toEqual([undefined, 1, 2, undefined]);
});

test('what comes after a moment does not begin it again', async () => {
  const moments = new Moments();
  let begun = 0;
  const shown = new Observed(() => {
    begun += moments.first ? 1 : 0;
    return moments.first;
  });
  for (const seq of [1, 2, 3]) {
    moments.add(moment(seq));
    await shown.seen();
  }
  expect(begun).toBe(1);
});

test('skipping nothing changes nothing', async () => {
  const moments = new Moments();
  const waiting = new Observed(() => moments.waiting);
  await waiting.seen();
  moments.skip();
  expect(await waiting.seen()).toHaveLength(1);
});
