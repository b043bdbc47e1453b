import { failOnce, faultsOn, noteFaults } from './device/reported-faults.ts';
import { expect, test } from './online/online-test.ts';
import { wordsIn } from './online/online-words.ts';

const { app, online } = wordsIn('en');

test('a fault in drawing takes neither the lobby nor the game away', async ({ device, makeTable }) => {
  const path = await makeTable({ players: 2 });
  const { page } = await device({ language: 'en', name: 'Ana' });
  await page.goto(path);
  await page.locator('.screen-actions .main').click();
  const own = page.locator('[data-lobby-seat="0"]');
  await expect(own).toContainText(app.you);
  await noteFaults(page);

  await test.step('in the lobby', async () => {
    await failOnce(page, 'scrollIntoView');
    await own.click();
    await expect.poll(() => faultsOn(page)).toHaveLength(1);
    await expect(own).toContainText(app.you);
    await own.click();
    await expect(page.getByRole('textbox', { name: online.me.name })).toBeVisible();
  });
  await test.step('in a dialog over the game', async () => {
    await page.locator('.screen-actions .main').click();
    await expect(page.locator('.hand')).toBeVisible();
    await failOnce(page, 'showModal');
    const say = page.getByRole('button', { name: online.play.say, exact: true });
    await say.click();
    await expect.poll(() => faultsOn(page)).toHaveLength(2);
    await expect(page.locator('.hand [data-card]').first()).toBeVisible();
    await say.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  expect(await faultsOn(page)).toEqual(Array(2).fill('Uncaught Error: nothing is drawn'));
  await expect(page.getByText(app.notices.broken)).toHaveCount(0);
});
