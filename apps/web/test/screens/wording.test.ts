import { expect, test } from 'vitest';
import { Wording } from '../../src/wording.svelte.ts';

test('the start page has no texts of games; every other screen gets them', async () => {
  const wording = await Wording.load('en');
  expect(wording.words.start.playNow).toBe('Play now');
  expect(() => wording.text).toThrow('not loaded');
  await wording.loadAll();
  expect(wording.text.language).toBe('en');
  await wording.switchTo('de-CH');
  expect([wording.language, wording.text.language]).toEqual(['de-CH', 'de-CH']);
});

test('a language chosen while texts of games load is complete, whichever comes first', async () => {
  const wording = await Wording.load('en');
  const chosenBefore = wording.switchTo('fr');
  const whole = wording.loadAll();
  const chosenAfter = wording.switchTo('it');
  await whole;
  expect(wording.text.language).toBe(wording.language);
  await Promise.all([chosenBefore, chosenAfter]);
  expect([wording.language, wording.text.language]).toEqual(['it', 'it']);
});
