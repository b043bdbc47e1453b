import { expect, it } from 'vitest';
import { reloadOnce } from '../../src/reload-once.ts';

it('reloads a page once, not in a loop', () => {
  const kept = new Map<string, string>();
  const localStore = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  let reloads = 0;
  const reload = (): void => void (reloads += 1);
  reloadOnce(localStore, 1000, reload);
  reloadOnce(localStore, 1400, reload);
  expect(reloads).toBe(1);
  reloadOnce(localStore, 60_000, reload);
  expect(reloads).toBe(2);
});
