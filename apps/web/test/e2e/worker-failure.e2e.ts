import { storeGames, rowsIn } from './device/game-database.ts';
import { terminateWorker, nextDecision, workerCount } from './device/worker-messages.ts';
import { expect, test } from './quando-test.ts';
import { actionButton, mouse, waitForView } from './table/player-input.ts';
import { zeroScene } from './table/scenes.ts';
import { english } from './table/words.ts';

const { app } = english;

test('a game continues after its worker has died', async ({ page }) => {
  const scene = zeroScene(1);
  await storeGames(page, scene);
  await page.goto('/play/stored');
  await expect(page.locator(actionButton('draw-up'))).toBeVisible();
  const asked = await nextDecision(page, 0);
  await terminateWorker(page);
  await mouse(page).act(asked.view, { type: 'draw', side: 'up' });
  await waitForView(page, (await nextDecision(page, asked.seq)).view);
  expect(await workerCount(page)).toBe(2);
  expect((await rowsIn(page, 'entries')).length).toBeGreaterThan(scene.entries.length);
});

test('a page whose workers keep dying says so, and helps itself when it is loaded again', async ({
  page,
}) => {
  await storeGames(page, zeroScene(1));
  await page.goto('/play/stored');
  await expect(page.locator(actionButton('draw-up'))).toBeVisible();
  for (let ended = 1; ended <= 4; ended += 1) {
    await terminateWorker(page);
    if (ended < 4) await expect.poll(() => workerCount(page)).toBe(ended + 1);
  }
  await expect(page.getByText(app.notices.broken)).toBeVisible();
  await page.getByRole('button', { name: app.notices.reload }).click();
  await expect(page.getByText(app.notices.broken)).toHaveCount(0);
  const asked = await nextDecision(page, 0);
  await mouse(page).act(asked.view, { type: 'draw', side: 'up' });
  await waitForView(page, (await nextDecision(page, asked.seq)).view);
});
