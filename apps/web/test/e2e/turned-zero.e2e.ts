import { storeGames } from './device/game-database.ts';
import { nextDecision } from './device/worker-messages.ts';
import { expect, test } from './quando-test.ts';
import { mouse, waitForView } from './table/player-input.ts';
import { zeroScene } from './table/scenes.ts';

test('a zero that was turned over for a triplet is not chosen for the next turn', async ({ page }) => {
  await storeGames(page, zeroScene());
  await page.goto('/play/stored');
  const asked = await nextDecision(page, 0);
  await mouse(page).act(asked.view, { type: 'flip', slot: 0 });
  const next = await nextDecision(page, asked.seq);
  expect(next.view.phase).toBe('turn');
  await waitForView(page, next.view);
  await expect(page.locator('.hand [aria-pressed="true"]')).toHaveCount(0);
});
