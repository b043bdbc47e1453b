import { expect, test } from 'vitest';
import type { Drawer } from '../../src/drawer.ts';
import { Settings } from '../../src/settings.svelte.ts';
import { Followed } from '../fixtures/followed.svelte.ts';

function emptyDrawer(): Drawer {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('what is changed is shown at once and kept', async () => {
  const drawer = emptyDrawer();
  const settings = new Settings(drawer, ['en']);
  const theme = new Followed(() => settings.values.theme);
  await theme.seen();
  settings.change({ theme: 'night' });
  expect(await theme.seen()).toEqual(['system', 'night']);
  expect(new Settings(drawer, ['en']).values).toEqual(settings.values);
});

test('what another tab has changed is taken over', async () => {
  const drawer = emptyDrawer();
  const settings = new Settings(drawer, ['en']);
  const speed = new Followed(() => settings.values.speed);
  await speed.seen();
  new Settings(drawer, ['en']).change({ speed: 'fast' });
  settings.reread();
  expect(await speed.seen()).toEqual(['normal', 'fast']);
});

test.each([
  [['pt-BR', 'it-CH', 'de'], 'it'],
  [['pt-BR'], 'en'],
])('a browser that speaks %j is spoken to in %s, unless another language is chosen', (locales, language) => {
  const settings = new Settings(emptyDrawer(), locales);
  expect(settings.language).toBe(language);
  settings.change({ language: 'fr' });
  expect(settings.language).toBe('fr');
});
