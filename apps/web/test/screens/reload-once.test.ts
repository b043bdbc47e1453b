import { expect, it } from 'vitest';
import { reloadIfReplaced } from '../../src/reload-once.ts';

/** A page whose server answers with a status, or not at all, and how often it was reloaded. */
function pageWith(status: number | 'unreachable') {
  const kept = new Map<string, string>();
  const page = {
    reloads: 0,
    fail: (now: number): Promise<void> =>
      reloadIfReplaced({
        file: '/assets/first.js',
        fetch: () =>
          status === 'unreachable' ? Promise.reject(new Error('no network')) : Promise.resolve({ status }),
        localStore: {
          getItem: (key) => kept.get(key) ?? null,
          setItem: (key, value) => void kept.set(key, value),
        },
        now: () => now,
        reload: () => void (page.reloads += 1),
      }),
  };
  return page;
}

it('reloads a page of an app that was replaced once, not in a loop', async () => {
  const page = pageWith(404);
  await page.fail(1000);
  await page.fail(1400);
  expect(page.reloads).toBe(1);
  await page.fail(60_000);
  expect(page.reloads).toBe(2);
});

it.each([200, 503, 'unreachable'] as const)(
  'does not reload an app that may be current (%s)',
  async (status) => {
    const page = pageWith(status);
    await page.fail(1000);
    expect(page.reloads).toBe(0);
  },
);
