import type { Page } from '@playwright/test';
import { storeGames, storeRows, rowsIn } from './device/game-database.ts';
import { nextDecision } from './device/worker-messages.ts';
import { expect, test } from './quando-test.ts';
import type { StoredGame } from './table/stored-game.ts';
import { zeroScene } from './table/scenes.ts';
import { english } from './table/words.ts';

const { app } = english;

const whole = zeroScene(0, { game: 'whole' });
const other = zeroScene(4, { game: 'broken' });

/** A log with a play of cards that the player does not hold. */
const broken: StoredGame = {
  ...other,
  entries: other.entries.map((entry) => (entry.type === 'acted' ? { ...entry, line: '0 play 40' } : entry)),
};

/** A new game can be started whatever the store contains. */
async function canPlay(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: app.start.playNow }).click();
  await nextDecision(page, 0);
}

test('a game with an invalid log is set aside and reported, and blocks nothing', async ({ page }) => {
  await storeGames(page, whole, broken);
  await page.goto('/play/broken');
  await expect(page.getByRole('heading', { name: app.game.gone })).toBeVisible();
  expect(await rowsIn(page, 'aside')).toMatchObject([{ game: 'broken', log: broken.entries }]);
  await page.getByRole('button', { name: app.lost.toStart }).click();
  await expect(page.getByText(app.notices.damaged)).toBeVisible();
  await expect(page.locator('a[href="/play/whole"]')).toBeVisible();
  await expect(page.locator('a[href="/play/broken"]')).toHaveCount(0);
  await page.getByRole('button', { name: app.notices.understood }).click();
  await expect(page.getByText(app.notices.damaged)).toHaveCount(0);
  await canPlay(page);
});

test('rows that are not games are set aside when games are listed', async ({ page }) => {
  const rubbish = { game: 'rubbish', setup: 'none', totals: { 0: 'NaN' } };
  await storeRows(page, { games: [rubbish, whole.summary], entries: [] });
  await page.goto('/');
  await expect(page.getByText(app.notices.damaged)).toBeVisible();
  await expect(page.locator('a[href="/play/whole"]')).toBeVisible();
  expect(await rowsIn(page, 'games')).toEqual([whole.summary]);
  await canPlay(page);
});

test('a store of a later version is left alone, and a new one is created', async ({ page }) => {
  await storeRows(page, { games: [], entries: [] }, 7);
  await page.goto('/');
  await expect(page.getByText(app.notices.damaged)).toBeVisible();
  await canPlay(page);
});

test('in a browser without storage, games last as long as the page, and the user is told', async ({
  page,
}) => {
  const barred = `Object.defineProperty(self, 'indexedDB', { get() { throw new Error('barred'); } });\n`;
  await page.addInitScript(barred);
  await page.route('**/assets/games-worker-*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: barred + (await answer.text()) });
  });
  await page.goto('/');
  await expect(page.getByText(app.notices.unavailable)).toBeVisible();
  await page.getByRole('button', { name: app.start.playNow }).click();
  await nextDecision(page, 0);
});
