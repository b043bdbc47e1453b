import { expect, it } from 'vitest';
import { isToldToInstall, tellLater } from '../../src/install-by-hand.ts';

const DAY = 24 * 60 * 60 * 1000;

function emptyStore() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it('tells only those who use Safari on an iPhone and have not installed the app', () => {
  expect(isToldToInstall({ standalone: false }, emptyStore(), 0)).toBe(true);
  expect(isToldToInstall({ standalone: true }, emptyStore(), 0)).toBe(false);
  expect(isToldToInstall({}, emptyStore(), 0)).toBe(false);
});

it('leaves somebody alone for a month who has said "not now"', () => {
  const localStore = emptyStore();
  tellLater(localStore, 0);
  expect(isToldToInstall({ standalone: false }, localStore, 29 * DAY)).toBe(false);
  expect(isToldToInstall({ standalone: false }, localStore, 31 * DAY)).toBe(true);
});
