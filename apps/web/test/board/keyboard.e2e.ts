import { actionButton, actsOf, expect, handOf, openScene, test } from './gallery-page.ts';

test('digits choose, Enter plays', async ({ page }) => {
  await openScene(page, 'turn');
  for (const key of ['3', '4', '5', 'Enter']) await page.keyboard.press(key);
  expect(await actsOf(page)).toEqual([{ type: 'play', slots: [2, 3, 4] }]);
});

test('arrows move along the hand; Enter chooses a card and plays a chosen one', async ({ page }) => {
  await openScene(page, 'turn');
  await handOf(page).first().focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(handOf(page).nth(2)).toBeFocused();
  await expect(handOf(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  expect(await actsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  expect(await actsOf(page)).toEqual([{ type: 'play', slots: [2] }]);
});

test('arrows work before anything has the focus', async ({ page }) => {
  await openScene(page, 'turn');
  await page.keyboard.press('ArrowRight');
  await expect(handOf(page).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(handOf(page).nth(1)).toBeFocused();
});

test('the hand is one tab stop', async ({ page }) => {
  await openScene(page, 'turn');
  await expect(page.locator('.hand [tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('End');
  await handOf(page).first().focus();
  await page.keyboard.press('End');
  await expect(handOf(page).last()).toBeFocused();
  await expect(page.locator('.hand [tabindex="0"]')).toHaveCount(1);
});

test('arrows move between the rows of a hand', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openScene(page, 'six');
  await handOf(page).nth(1).focus();
  await page.keyboard.press('ArrowDown');
  await expect(handOf(page).nth(9)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(handOf(page).nth(1)).toBeFocused();
});

test('U takes, D turns over, K knocks, P passes', async ({ page }) => {
  await openScene(page, 'draw');
  for (const key of ['u', 'd', 'k', 'p']) await page.keyboard.press(key);
  expect(await actsOf(page)).toEqual([
    { type: 'draw', side: 'up' },
    { type: 'draw', side: 'down' },
  ]);
  await openScene(page, 'turn');
  for (const key of ['u', 'p', 'k']) await page.keyboard.press(key);
  expect(await actsOf(page)).toEqual([{ type: 'knock' }]);
  await openScene(page, 'last');
  for (const key of ['k', 'p']) await page.keyboard.press(key);
  expect(await actsOf(page)).toEqual([{ type: 'pass' }]);
});

test('K says why a knock is too early', async ({ page }) => {
  await openScene(page, 'early');
  await page.keyboard.press('k');
  await expect(page.getByRole('status')).toContainText('Too early to knock');
});

test('Z cycles through the zeros, Enter turns the chosen one over', async ({ page }) => {
  await openScene(page, 'flip');
  await page.keyboard.press('z');
  await expect(handOf(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('z');
  await expect(handOf(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  expect(await actsOf(page)).toEqual([{ type: 'flip', slot: 1 }]);
});

test('Escape clears the selection', async ({ page }) => {
  await openScene(page, 'turn');
  for (const key of ['3', '4', 'Escape']) await page.keyboard.press(key);
  await expect(page.locator('.hand [aria-pressed="true"]')).toHaveCount(0);
  await expect(actionButton(page, 'choose')).toHaveText('Choose cards');
});

test('keys with Ctrl are left to the browser', async ({ page }) => {
  await openScene(page, 'turn');
  await page.keyboard.press('Control+k');
  expect(await actsOf(page)).toEqual([]);
});

test('the focus moves when its card or button disappears', async ({ page }) => {
  await openScene(page, 'play', { of: 'play' });
  await handOf(page).nth(2).focus();
  await page.locator('.play').evaluate((button: HTMLElement) => button.click());
  await expect(handOf(page)).toHaveCount(4);
  await expect(actionButton(page, 'draw-up')).toBeFocused();
  await openScene(page, 'play', { of: 'turn-over' });
  await actionButton(page, 'draw-down').focus();
  await page.keyboard.press('Enter');
  await expect(handOf(page)).toHaveCount(8);
  await expect(page.locator('.hand [data-card]:focus')).toHaveCount(1);
});
