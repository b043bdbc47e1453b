import type { Page } from '@playwright/test';
import { storeGames } from './device/game-database.ts';
import { nextDecision } from './device/worker-messages.ts';
import { expect, test } from './quando-test.ts';
import { mouse, waitForView } from './table/player-input.ts';
import { zeroScene } from './table/scenes.ts';
import { english } from './table/words.ts';

const { notices } = english.app;

test.use({ settings: { speed: 'normal', motion: 'full', sounds: false } });

declare global {
  /** The faults that the page has reported. */
  const reportedFaults: string[];
}

/** From now on, drawing a flying card fails so many times. */
const failToFly = (page: Page, times: number): Promise<void> =>
  page.evaluate((left) => {
    const reported: string[] = [];
    Object.assign(globalThis, { reportedFaults: reported });
    window.addEventListener('error', (event) => {
      reported.push(event.message);
      event.preventDefault();
    });
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
  await failToFly(page, 1);
  await mouse(page).act(asked.view, { type: 'draw', side: 'up' });
  const next = await nextDecision(page, asked.seq);
  await expect.poll(() => page.evaluate(() => reportedFaults)).toEqual(['Uncaught Error: nothing flies']);
  await expect(page.locator('.hand [data-card]')).toHaveCount(next.view.hands[0]!.length);
  await expect(page.getByText(notices.broken)).toHaveCount(0);
});
