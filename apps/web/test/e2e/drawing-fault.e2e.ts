import type { Page } from '@playwright/test';
import { storeGames } from './device/game-database.ts';
import { failOnce, faultsOn, noteFaults } from './device/reported-faults.ts';
import { nextDecision } from './device/worker-messages.ts';
import { expect, test } from './quando-test.ts';
import { mouse, waitForView } from './table/player-input.ts';
import { zeroScene } from './table/scenes.ts';
import { english } from './table/words.ts';

const { notices } = english.app;

test.use({ settings: { speed: 'normal', motion: 'full', sounds: false } });

/** From now on, drawing a flying card fails so many times. */
const failToFly = (page: Page, times: number): Promise<void> =>
  page.evaluate((left) => {
    const original = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')!;
    let count = 0;
    Element.prototype.animate = () => {
      count += 1;
      if (count === left) Object.defineProperty(Element.prototype, 'animate', original);
      throw new Error('nothing flies');
    };
  }, times);

test('a fault in drawing is reported, and the game is drawn again from its view', async ({ page }) => {
  await storeGames(page, zeroScene(1));
  await page.goto('/play/stored');
  const asked = await nextDecision(page, 0);
  await waitForView(page, asked.view);
  await noteFaults(page);
  await failToFly(page, 1);
  await mouse(page).act(asked.view, { type: 'draw', side: 'up' });
  const next = await nextDecision(page, asked.seq);
  await expect.poll(() => faultsOn(page)).toEqual(['Uncaught Error: nothing flies']);
  await expect(page.locator('.hand [data-card]')).toHaveCount(next.view.hands[0]!.length);
  await expect(page.getByText(notices.broken)).toHaveCount(0);
});

test('a fault in drawing a screen is reported, and the page says that it is broken', async ({ page }) => {
  await page.goto('/');
  await noteFaults(page);
  await failOnce(page, 'focus');
  await page.getByRole('link', { name: english.app.settings.title }).click();
  await expect(page.getByText(notices.broken)).toBeVisible();
  expect(await faultsOn(page)).toEqual(['Uncaught Error: nothing is drawn']);
});
