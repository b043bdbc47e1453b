import { expect, test, vi } from 'vitest';
import { MissingParts } from '../../src/missing-parts.svelte.ts';

/** A page on which an import fails and nobody catches it, or something else is thrown. */
class Page extends EventTarget {
  failToFetch(payload: Error): void {
    this.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  }

  /** Whether the browser would report it as a fault of the page. */
  leaveUncaught(reason: unknown): boolean {
    return this.dispatchEvent(
      Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }),
    );
  }
}

const cut = new TypeError('Failed to fetch dynamically imported module');

function watched() {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const page = new Page();
  return { page, parts: new MissingParts(page) };
}

test('a part that could not be fetched is told of, and is no fault, until somebody has read it', () => {
  const { page, parts } = watched();
  page.failToFetch(cut);
  expect(parts.isUntold).toBe(false);
  expect(page.leaveUncaught(cut)).toBe(false);
  expect(parts.isUntold).toBe(true);
  parts.dismiss();
  expect(parts.isUntold).toBe(false);
});

test('every other fault stays one', () => {
  const { page, parts } = watched();
  page.failToFetch(cut);
  for (const reason of [new TypeError('x is undefined'), 'stopped', undefined])
    expect(page.leaveUncaught(reason)).toBe(true);
  expect(parts.isUntold).toBe(false);
});
