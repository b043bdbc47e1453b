import { actionButton, actsOf, expect, handOf, openScene, test } from './gallery-page.ts';

test('tapping cards highlights those that go with them, and the button names the action', async ({
  page,
}) => {
  await openScene(page, 'turn');
  await expect(actionButton(page, 'choose')).toHaveText('Choose cards');
  await handOf(page).nth(2).click();
  await expect(actionButton(page, 'play')).toContainText('Play the 4');
  await expect(handOf(page).locator('.card.goes')).toHaveCount(2);
  await expect(handOf(page).locator('.card.dimmed')).toHaveCount(4);
  await handOf(page).nth(3).click();
  await expect(actionButton(page, 'choose')).toHaveText('Add a 6');
  await handOf(page).nth(4).click();
  await expect(actionButton(page, 'play')).toContainText('Play the straight 4, 5, 6');
  await actionButton(page, 'play').click();
  expect(await actsOf(page)).toEqual([{ type: 'play', slots: [2, 3, 4] }]);
});

test('tapping a dimmed card starts a new selection', async ({ page }) => {
  await openScene(page, 'turn');
  await handOf(page).nth(2).click();
  await handOf(page).nth(5).click();
  await handOf(page).nth(6).click();
  await expect(actionButton(page, 'play')).toContainText('Play two 9s');
  await expect(handOf(page).nth(2)).toHaveAttribute('aria-pressed', 'false');
});

test('the button names a triplet', async ({ page }) => {
  await openScene(page, 'six');
  for (const place of [10, 11, 12]) await handOf(page).nth(place).click();
  await expect(actionButton(page, 'play')).toContainText('Triplet of 8s!');
});

test('a tap on the draw pile before it is time says why', async ({ page }) => {
  const pile = page.locator('[data-spot="pile"]');
  await openScene(page, 'turn');
  await pile.click();
  await expect(page.getByRole('status')).toContainText('Cards are played first');
  await openScene(page, 'flip');
  await pile.click();
  await expect(page.getByRole('status')).toContainText('whoever holds a zero turns one over');
  expect(await actsOf(page)).toEqual([]);
  await openScene(page, 'waiting');
  await pile.click();
  await expect(page.getByRole('status')).toHaveCount(0);
});

test('both sides of the pile can be drawn, on the table and in the action bar', async ({ page }) => {
  await openScene(page, 'draw');
  await actionButton(page, 'draw-up').click();
  await actionButton(page, 'draw-down').click();
  await page.locator('.option').first().click();
  await page.locator('.option').last().click();
  expect(await actsOf(page)).toEqual([
    { type: 'draw', side: 'up' },
    { type: 'draw', side: 'down' },
    { type: 'draw', side: 'up' },
    { type: 'draw', side: 'down' },
  ]);
});

test('a knock that is too early says why and does nothing', async ({ page }) => {
  await openScene(page, 'early');
  await expect(actionButton(page, 'knock')).toHaveAttribute('aria-disabled', 'true');
  await expect(actionButton(page, 'knock')).toContainText('1 of 4 has played twice');
  // Playwright waits for enabled buttons; people do not.
  await actionButton(page, 'knock').click({ force: true });
  await expect(page.getByRole('status')).toContainText('first everyone plays twice');
  expect(await actsOf(page)).toEqual([]);
});

test('a legal knock is sent', async ({ page }) => {
  await openScene(page, 'turn');
  await actionButton(page, 'knock').click();
  expect(await actsOf(page)).toEqual([{ type: 'knock' }]);
});

test('in the last round a player may pass and sees who still has a turn', async ({ page }) => {
  await openScene(page, 'last');
  await expect(page.getByRole('list', { name: 'Last round' })).toContainText('You');
  await actionButton(page, 'pass').click();
  expect(await actsOf(page)).toEqual([{ type: 'pass' }]);
});

test('a zero is turned over for a triplet, and nothing else', async ({ page }) => {
  await openScene(page, 'flip');
  await handOf(page).nth(3).click();
  await expect(page.getByRole('status')).toContainText('Only a zero can be turned over');
  await handOf(page).nth(1).click();
  await actionButton(page, 'flip').click();
  expect(await actsOf(page)).toEqual([{ type: 'flip', slot: 1 }]);
});

test('with confirmations on, irreversible actions need a confirmation, which names the action', async ({
  page,
}) => {
  await openScene(page, 'draw', { confirmations: 'true' });
  await actionButton(page, 'draw-down').click();
  await actionButton(page, 'no').click();
  expect(await actsOf(page)).toEqual([]);
  await actionButton(page, 'draw-down').click();
  await expect(actionButton(page, 'yes')).toHaveText('Yes, turn it over');
  await actionButton(page, 'yes').click();
  await actionButton(page, 'draw-up').click();
  expect(await actsOf(page)).toEqual([
    { type: 'draw', side: 'down' },
    { type: 'draw', side: 'up' },
  ]);
});

test('a confirmation says whether cards are played or somebody knocks', async ({ page }) => {
  await openScene(page, 'turn', { confirmations: 'true' });
  await handOf(page).first().click();
  await actionButton(page, 'play').click();
  await expect(actionButton(page, 'yes')).toHaveText('Yes, play');
  await actionButton(page, 'no').click();
  await actionButton(page, 'knock').click();
  await expect(actionButton(page, 'yes')).toHaveText('Yes, knock');
});

test('the visible side says what it would make of the hand', async ({ page }) => {
  await openScene(page, 'draw');
  const held = (await handOf(page).evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? '')))
    .map((name) => Number(/^your (\d+)/.exec(name)![1]))
    .reduce((sum, front) => sum + front, 0);
  const up = Number(/Take the (\d+)/.exec((await actionButton(page, 'draw-up').textContent())!)![1]);
  await expect(actionButton(page, 'draw-up')).toContainText(`makes ${held + up}`);
});

test('the hand is shown by number or as drawn', async ({ page }) => {
  await openScene(page, 'twenty', { sortHand: 'drawn' });
  await expect(handOf(page).nth(11)).toHaveAccessibleName('your 0, card 12 of 20');
  await openScene(page, 'twenty', { sortHand: 'number' });
  await expect(handOf(page).nth(1)).toHaveAccessibleName('your 0, card 2 of 20');
});
