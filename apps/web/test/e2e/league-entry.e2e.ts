import type { Page } from '@playwright/test';
import { loadLeagueWords } from '@quando/text';
import { knockedBy, sheetOf, zerosOf } from '../sheet/sheets.ts';
import { storeGames } from './device/game-database.ts';
import { lookAt } from './online/look-at.ts';
import { expect, test } from './online/online-test.ts';
import { importSheets } from './sheet/import-sheets.ts';
import { TIE, tieScene } from './table/scenes.ts';
import { personAndBots } from './table/sitters.ts';

const words = await loadLeagueWords('en');

const SHEET = sheetOf(3, {
  id: 'a-finished-sheet',
  rounds: [knockedBy(0, 4, [10, 2], 7), zerosOf(1, 9, [0, 0], 8), knockedBy(2, 9, 40, 5)],
});
const GAME = tieScene(TIE.isScored, { game: 'played', sitters: personAndBots(['Mila']), target: 9 });

/** Enters what has just ended in the only league of the device. */
async function enter(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.add.league }).click();
  await expect(page.getByRole('button', { name: words.add.add })).toBeVisible();
  await lookAt(page, 'who sat where');
  await page.getByRole('button', { name: words.add.add }).click();
  await expect(page.getByText(words.add.added)).toBeVisible();
}

test('the end of a game on the device and of a score sheet enter it in a league, once', async ({
  device,
}) => {
  const { page } = await device({ language: 'en', name: 'Ana' });
  await storeGames(page, GAME);
  await page.goto('/league');
  await page.getByRole('button', { name: words.list.make }).click();
  await page.getByRole('button', { name: words.join.join }).click();
  await expect(page.getByText(words.join.who)).toHaveCount(0);
  const league = page.url();
  await importSheets(page, SHEET);

  await page.goto('/play/played');
  await enter(page);
  await page.getByRole('link', { name: words.add.show }).click();
  await expect(page.locator('.games li')).toHaveCount(1);

  await page.goto(`/sheet/${SHEET.id}`);
  await enter(page);
  await page.reload();
  await page.getByRole('button', { name: words.add.league }).click();
  await expect(page.getByText(words.add.already)).toBeVisible();
  await expect(page.getByRole('button', { name: words.add.add })).toBeDisabled();

  await page.goto(league);
  for (const source of ['device', 'sheet'] as const)
    await expect(page.locator('.games li').filter({ hasText: words.results.sources[source] })).toHaveCount(1);
  // The entries are on the server, too.
  await expect(page.locator('.games li').filter({ hasText: words.results.unsent })).toHaveCount(0);
});
