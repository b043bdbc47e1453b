import { expect, test } from 'vitest';
import { Router, type AddressBar } from '../../src/router.svelte.ts';
import { Observed } from '../fixtures/observed.svelte.ts';

type Entry = { readonly path: string; readonly state: unknown };

/** An address bar with its history. */
class Bar implements AddressBar {
  scrollY = 0;
  #entries: readonly Entry[];
  #onPop = (): void => {};

  constructor(path: string) {
    this.#entries = [{ path, state: null }];
  }

  get location() {
    return { pathname: this.#entries.at(-1)!.path, hash: '' };
  }

  get history() {
    return {
      scrollRestoration: 'auto' as ScrollRestoration,
      state: this.#entries.at(-1)!.state,
      pushState: (state: unknown, _: string, path: string): void => {
        this.#entries = [...this.#entries, { path, state }];
      },
      replaceState: (state: unknown, _: string, path: string): void => {
        this.#entries = [...this.#entries.slice(0, -1), { path, state }];
      },
      back: (): void => {
        this.#entries = this.#entries.slice(0, -1);
        this.#onPop();
      },
    };
  }

  addEventListener(_: 'popstate', listener: () => void): void {
    this.#onPop = listener;
  }
}

test('the screen follows the address, forth and back', async () => {
  const bar = new Bar('/');
  const router = new Router(bar);
  const screens = new Observed(() => router.route.screen);
  await screens.seen();
  router.go({ screen: 'games' });
  await screens.seen();
  expect(bar.location.pathname).toBe('/games');
  router.go({ screen: 'play', game: 'a1' });
  await screens.seen();
  router.back();
  expect(await screens.seen()).toEqual(['start', 'games', 'play', 'games']);
  expect(router.hasMoved).toBe(true);
});

test('going back from where one arrived leads to the start page', () => {
  const router = new Router(new Bar('/play/a1'));
  expect(router.hasMoved).toBe(false);
  router.back();
  expect(router.route).toEqual({ screen: 'start' });
});

test('a screen may have another one to go back to for those who arrived there', () => {
  const bar = new Bar('/learn/sides');
  const router = new Router(bar);
  router.back({ screen: 'learn' });
  expect([router.route, bar.location.pathname]).toEqual([{ screen: 'learn' }, '/learn']);
});

test('what replaces a screen takes its place in the history', () => {
  const bar = new Bar('/');
  const router = new Router(bar);
  router.go({ screen: 'play', game: 'a1' });
  router.replace({ screen: 'play', game: 'a2' });
  router.back();
  expect(router.route).toEqual({ screen: 'start' });
});

test('going back restores the scroll position; a new page starts at the top', () => {
  const bar = new Bar('/');
  const router = new Router(bar);
  bar.scrollY = 120;
  router.go({ screen: 'rules' });
  expect(router.savedScroll).toBe(0);
  bar.scrollY = 800;
  router.go({ screen: 'help' });
  bar.scrollY = 40;
  router.back();
  expect(router.savedScroll).toBe(800);
  bar.scrollY = 900;
  router.back();
  expect(router.savedScroll).toBe(120);
  router.go({ screen: 'games' });
  expect(router.savedScroll).toBe(0);
});

test('Back closes the topmost sheet, and only then leaves the screen', () => {
  const bar = new Bar('/');
  const router = new Router(bar);
  router.go({ screen: 'play', game: 'a1' });
  const closed: string[] = [];
  router.openSheet(() => closed.push('menu'));
  router.openSheet(() => closed.push('rule'));
  bar.history.back();
  expect([closed, router.route.screen]).toEqual([['rule'], 'play']);
  bar.history.back();
  expect([closed, router.route.screen]).toEqual([['rule', 'menu'], 'play']);
  bar.history.back();
  expect([closed, router.route.screen]).toEqual([['rule', 'menu'], 'start']);
});

test('a sheet that is closed otherwise leaves nothing in the history', async () => {
  const bar = new Bar('/');
  const router = new Router(bar);
  router.go({ screen: 'play', game: 'a1' });
  const gone = router.openSheet(() => {});
  gone();
  await Promise.resolve();
  expect(router.route.screen).toBe('play');
  bar.history.back();
  expect(router.route.screen).toBe('start');
});

test('a sheet may lead to another one or to another screen', async () => {
  const bar = new Bar('/');
  const router = new Router(bar);
  router.go({ screen: 'play', game: 'a1' });
  const closed: string[] = [];
  router.openSheet(() => closed.push('menu'))();
  router.openSheet(() => closed.push('seats'));
  await Promise.resolve();
  bar.history.back();
  expect([closed, router.route.screen]).toEqual([['seats'], 'play']);
  const gone = router.openSheet(() => {});
  router.go({ screen: 'rules' });
  gone();
  await Promise.resolve();
  expect([router.route.screen, bar.location.pathname]).toEqual(['rules', '/rules']);
  bar.history.back();
  expect(router.route.screen).toBe('play');
});

test('what replaces a screen replaces its sheets, too', async () => {
  const bar = new Bar('/');
  const router = new Router(bar);
  router.go({ screen: 'learn', chapter: 'sides' });
  const closed: string[] = [];
  const gone = router.openSheet(() => closed.push('step'));
  router.replace({ screen: 'learn', chapter: 'draw' });
  gone();
  await Promise.resolve();
  expect([router.route, bar.location.pathname]).toEqual([
    { screen: 'learn', chapter: 'draw' },
    '/learn/draw',
  ]);
  bar.history.back();
  expect([closed, router.route]).toEqual([[], { screen: 'start' }]);
});
