import { expect, test } from 'vitest';
import type { LocalStore } from '../../src/local-store.ts';
import { Settings } from '../../src/settings.svelte.ts';
import { Observed } from '../fixtures/observed.svelte.ts';

function emptyLocalStore(): LocalStore {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('a change takes effect immediately and is stored', async () => {
  const localStore = emptyLocalStore();
  const settings = new Settings(localStore, ['en']);
  const theme = new Observed(() => settings.values.theme);
  await theme.seen();
  settings.change({ theme: 'night' });
  expect(await theme.seen()).toEqual(['system', 'night']);
  expect(new Settings(localStore, ['en']).values).toEqual(settings.values);
});

test('changes of another tab are adopted', async () => {
  const localStore = emptyLocalStore();
  const settings = new Settings(localStore, ['en']);
  const speed = new Observed(() => settings.values.speed);
  await speed.seen();
  new Settings(localStore, ['en']).change({ speed: 'fast' });
  settings.reread();
  expect(await speed.seen()).toEqual(['normal', 'fast']);
});

test.each([
  [['pt-BR', 'it-CH', 'de'], 'it'],
  [['pt-BR'], 'en'],
])('a browser that speaks %j is spoken to in %s, unless another language is chosen', (locales, language) => {
  const settings = new Settings(emptyLocalStore(), locales);
  expect(settings.language).toBe(language);
  settings.change({ language: 'fr' });
  expect(settings.language).toBe('fr');
});
