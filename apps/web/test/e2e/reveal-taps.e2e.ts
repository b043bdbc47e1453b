import type { Page } from '@playwright/test';
import { storeGames } from './device/game-database.ts';
import { expect, test } from './quando-test.ts';
import { actionButton } from './table/player-input.ts';
import { takeDevice, viewAs } from './table/hand-over.ts';
import { lastTurnScene, TIE, tieScene } from './table/scenes.ts';
import { people } from './table/sitters.ts';
import { english } from './table/words.ts';

const { app } = english;
const dealNext = (page: Page) => page.getByRole('button', { name: app.reveal.deal(2) });

/** Ends the round, and for a second taps the same place again and again, as an impatient thumb does. */
async function endRoundAndTap(page: Page, every: number): Promise<void> {
  const pass = page.locator(actionButton('pass'));
  const { x, y, width, height } = (await pass.boundingBox())!;
  // The right half of the bar, where the main button of every screen is.
  const { width: wide } = page.viewportSize()!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  const end = Date.now() + 1_000;
  do {
    await page.waitForTimeout(every);
    await page.touchscreen.tap(wide * 0.7, y + height / 2);
  } while (Date.now() < end);
}

for (const speed of ['normal', 'fast', 'instant'] as const) {
  test.describe(`at ${speed} speed`, () => {
    test.use({ settings: { speed, sounds: false } });

    for (const every of [50, 1000])
      test(`a tap ${every} ms after the end of a round never skips its reveal`, async ({ page }) => {
        await storeGames(page, lastTurnScene());
        await page.goto('/play/stored');
        await endRoundAndTap(page, every);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(app.reveal.title(1));
        // It stays: a tap that was taken for "Deal" would have dealt by now.
        await expect(dealNext(page)).toBeEnabled();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(app.reveal.title(1));
        await dealNext(page).tap();
        await expect(page.locator('.hand [data-card]')).toHaveCount(8);
      });
  });
}

test('buttons keep their words and size, and "Deal" waits until the last hand has been seen', async ({
  page,
}) => {
  await storeGames(page, lastTurnScene());
  await page.goto('/play/stored');
  await page.locator(actionButton('pass')).tap();
  await expect(dealNext(page)).toBeDisabled();
  await expect(dealNext(page)).toHaveAccessibleName(`${app.reveal.deal(2)} ${app.reveal.later}`);
  const box = await dealNext(page).boundingBox();
  await expect(dealNext(page)).toBeEnabled();
  await expect(dealNext(page)).toHaveAccessibleName(app.reveal.deal(2));
  expect(await dealNext(page).boundingBox()).toEqual(box);
  await expect(page.getByRole('button', { name: app.reveal.again })).toBeEnabled();
});

test('the last hands can be opened all through the next round, also after a reload', async ({ page }) => {
  await storeGames(page, lastTurnScene());
  await page.goto('/play/stored');
  await page.locator(actionButton('pass')).tap();
  await dealNext(page).tap();
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await page.getByRole('button', { name: app.menu, exact: true }).tap();
    await page.getByRole('button', { name: app.end.lastRound }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(app.reveal.title(1));
    await expect(page.locator('ol > li')).toHaveCount(2);
    await page.getByRole('button', { name: app.reveal.toGame }).tap();
    await expect(page.locator('.hand [data-card]')).toHaveCount(8);
  }
});

test('whoever takes the device next can open the last hands, too', async ({ page }) => {
  await storeGames(page, tieScene(TIE.hasKnocked, { sitters: people('Ana', 'Ben') }));
  await page.goto('/play/stored');
  await page.getByRole('button', { name: app.handover.iAm('Ben') }).tap();
  await page.getByRole('button', { name: app.handover.toCards }).tap();
  await viewAs(page, 1);
  await page.locator(actionButton('pass')).tap();
  await dealNext(page).tap();
  await takeDevice(page, 'Ben', 1);
  await page.getByRole('button', { name: app.menu, exact: true }).tap();
  await page.getByRole('button', { name: app.end.lastRound }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(app.reveal.title(1));
});
