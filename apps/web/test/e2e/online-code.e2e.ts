import type { Page } from '@playwright/test';
import { spokenCode, typedCode, typedWords } from '@quando/text';
import { expect, test } from './online/online-test.ts';
import { wordsIn } from './online/online-words.ts';

const { online } = wordsIn('en');
const german = wordsIn('de').online;

const codeWords = (page: Page, label: string) => page.getByRole('list', { name: label }).locator('b');

const field = (page: Page) => page.getByRole('textbox', { name: online.join.label });

test('a code is said in one language and typed in another', async ({ device, makeTable }) => {
  const ana = await device({ language: 'en', name: 'Ana' });
  const path = await makeTable({ players: 3 });
  await ana.page.goto(path);
  await ana.page.getByRole('button', { name: online.lobby.sit }).click();
  await expect(codeWords(ana.page, online.share.words)).toHaveCount(3);
  const said = (await codeWords(ana.page, online.share.words).allInnerTexts()).join(' ');
  const code = typedCode(typedWords(said))!;

  const ben = await device({ language: 'de', name: 'Ben' });
  await ben.page.goto('/tables');
  await ben.page.getByRole('link', { name: german.tables.join }).click();
  const heard = spokenCode(code, 'de').map(({ word }) => word);
  await ben.page.getByRole('textbox', { name: german.join.label }).fill(heard.join(', ').toUpperCase());
  await expect(codeWords(ben.page, german.join.label)).toHaveText(heard);
  await ben.page.keyboard.press('Enter');
  await expect(ben.page).toHaveURL(path);
  await ben.page.getByRole('button', { name: german.lobby.sit }).click();
  await expect(codeWords(ben.page, german.share.words)).toHaveText(heard);

  await test.step('it goes back to where it was opened', async () => {
    await ben.page.goBack();
    await expect(ben.page).toHaveURL('/tables');
  });
});

test('words that lead nowhere are answered with what to do', async ({ device }) => {
  const { page, context } = await device({ language: 'en' });
  await page.goto('/join');
  const fault = page.getByRole('alert');
  await page.getByRole('button', { name: online.join.go }).click();
  await expect(fault).toHaveText(online.join.count);
  await expect(field(page)).toBeFocused();

  await field(page).fill('moon xylophone apple');
  await expect(fault).toHaveText('');
  await field(page).press('Enter');
  await expect(fault).toHaveText(online.join.unknown('xylophone'));

  await field(page).fill('moon apple tiger');
  await field(page).press('Enter');
  await expect(fault).toHaveText(online.join.noTable);

  await page.route('**/api/codes/*', (route) => route.fulfill({ status: 429, json: { code: 'too-many' } }));
  await field(page).press('Enter');
  await expect(fault).toHaveText(online.join.tooMany);
  await page.unrouteAll();

  await context.setOffline(true);
  await field(page).press('Enter');
  await expect(fault).toHaveText(online.tables.unreachable);
});
