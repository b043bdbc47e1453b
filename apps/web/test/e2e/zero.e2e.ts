import { keepGames } from './device/store.ts';
import { nextQuestion } from './device/worker-messages.ts';
import { expect, test } from './quando-test.ts';
import { mouse, shown } from './table/fingers.ts';
import { zeroScene } from './table/scenes.ts';

test('a zero that was turned over for a triplet is not chosen for the next turn', async ({ page }) => {
  await keepGames(page, zeroScene());
  await page.goto('/play/kept');
  const asked = await nextQuestion(page, 0);
  await mouse(page).act(asked.view, { type: 'flip', slot: 0 });
  const next = await nextQuestion(page, asked.seq);
  expect(next.view.phase).toBe('turn');
  await shown(page, next.view);
  await expect(page.locator('.hand [aria-pressed="true"]')).toHaveCount(0);
});
