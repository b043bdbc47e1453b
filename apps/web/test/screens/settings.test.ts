import { expect, test } from 'vitest';
import { Settings } from '../../src/settings.svelte.ts';
import { memoryStore } from '../fixtures/memory-store.ts';
import { Observed } from '../fixtures/observed.svelte.ts';

test('a change takes effect immediately and is stored', async () => {
  const localStore = memoryStore();
  const settings = new Settings(localStore, ['en']);
  const theme = new Observed(() => settings.values.theme);
  await theme.seen();
  settings.change({ theme: 'night' });
  expect(await theme.seen()).toEqual(['system', 'night']);
  expect(new Settings(localStore, ['en']).values).toEqual(settings.values);
});

test('changes of another tab are adopted', async () => {
  const localStore = memoryStore();
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
  const settings = new Settings(memoryStore(), locales);
  expect(settings.language).toBe(language);
  settings.change({ language: 'fr' });
  expect(settings.language).toBe('fr');
});

test('cards help the memory of those who have not decided, and of those who want it', () => {
  const settings = new Settings(memoryStore(), ['en']);
  settings.change({ theme: 'night' });
  expect([settings.values.memoryHelp, settings.helpsMemory]).toEqual(['undecided', true]);
  settings.change({ memoryHelp: false });
  expect(settings.helpsMemory).toBe(false);
  settings.change({ memoryHelp: true });
  expect(settings.helpsMemory).toBe(true);
});
