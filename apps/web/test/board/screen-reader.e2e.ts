import { SCENES } from '../fixtures/scenes.ts';
import { violationsOn } from '../violations.ts';
import { expect, handOf, openScene, test } from './gallery-page.ts';

test('every card has a label; it names the remembered side only with memory help', async ({ page }) => {
  await openScene(page, 'turn', { memoryHelp: 'true' });
  await expect(handOf(page).nth(3)).toHaveAccessibleName('your 5, card 4 of 7; its back is a 9');
  await expect(page.getByRole('listitem', { name: 'back 4, card 5 of 6; its front is a 0' })).toBeAttached();
  await openScene(page, 'turn');
  await expect(handOf(page).nth(3)).toHaveAccessibleName('your 5, card 4 of 7');
});

test('seats and piles have labels', async ({ page }) => {
  await openScene(page, 'turn');
  await expect(page.getByRole('region', { name: 'Jonas, 21 points, 6 cards' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Draw pile, 16 cards; a 6 is showing' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Discard pile, 3 cards; on top 9, 9, 7' })).toBeVisible();
});

test('events are announced once, in order, followed by the viewer’s turn', async ({ page }) => {
  await openScene(page, 'play', { of: 'knock' });
  const log = page.getByRole('log');
  await expect(log.locator('p')).toHaveCount(0);
  await page.locator('.play').click();
  await expect(log.locator('p')).toHaveText([/^Mila knocks: last round!$/, /^Last round! Your turn\./]);
});

test('every scene passes axe', async ({ page }) => {
  test.slow();
  for (const scene of Object.keys(SCENES)) {
    await openScene(page, scene, { memoryHelp: 'true' });
    expect.soft(await violationsOn(page), scene).toEqual([]);
  }
});
