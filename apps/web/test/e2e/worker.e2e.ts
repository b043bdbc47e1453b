import { keepGames, rowsIn } from './device/store.ts';
import { endWorker, nextQuestion, workersOf } from './device/worker-messages.ts';
import { expect, test } from './quando-test.ts';
import { actionButton, mouse, shown } from './table/fingers.ts';
import { zeroScene } from './table/scenes.ts';
import { english } from './table/words.ts';

const { app } = english;

test('a game goes on when its worker has died', async ({ page }) => {
  const scene = zeroScene(1);
  await keepGames(page, scene);
  await page.goto('/play/kept');
  await expect(page.locator(actionButton('draw-up'))).toBeVisible();
  const asked = await nextQuestion(page, 0);
  await endWorker(page);
  await mouse(page).act(asked.view, { type: 'draw', side: 'up' });
  await shown(page, (await nextQuestion(page, asked.seq)).view);
  expect(await workersOf(page)).toBe(2);
  expect((await rowsIn(page, 'entries')).length).toBeGreaterThan(scene.entries.length);
});

test('a page whose workers keep dying says so, and helps itself when it is loaded again', async ({
  page,
}) => {
  await keepGames(page, zeroScene(1));
  await page.goto('/play/kept');
  await expect(page.locator(actionButton('draw-up'))).toBeVisible();
  for (let ended = 1; ended <= 4; ended += 1) {
    await endWorker(page);
    if (ended < 4) await expect.poll(() => workersOf(page)).toBe(ended + 1);
  }
  await expect(page.getByText(app.notices.broken)).toBeVisible();
  await page.getByRole('button', { name: app.notices.reload }).click();
  await expect(page.getByText(app.notices.broken)).toHaveCount(0);
  const asked = await nextQuestion(page, 0);
  await mouse(page).act(asked.view, { type: 'draw', side: 'up' });
  await shown(page, (await nextQuestion(page, asked.seq)).view);
});
