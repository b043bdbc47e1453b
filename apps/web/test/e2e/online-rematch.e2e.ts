import type { Page } from '@playwright/test';
import { expectAnnounced } from './online/announcement.ts';
import { expect, test, type Device } from './online/online-test.ts';
import { playOnline, sitDown } from './online/play-online.ts';
import { wordsIn } from './online/online-words.ts';

test.setTimeout(240_000);

const { app, online } = wordsIn('en');
const { finish, lobby, seats } = online;
const { rematch } = lobby;

const lobbySeat = (page: Page, seat: number) => page.locator(`[data-lobby-seat="${seat}"]`);

/** Three people have played a short game, and see its end. */
async function played(
  device: (options: { language: 'en'; name: string }) => Promise<Device>,
  path: string,
): Promise<[Page, Page, Page]> {
  const [ana, ben, zoe] = [
    await device({ language: 'en', name: 'Ana' }),
    await device({ language: 'en', name: 'Ben' }),
    await device({ language: 'en', name: 'Zoe' }),
  ];
  await playOnline(await sitDown(path, ana, ben, zoe));
  const pages: [Page, Page, Page] = [ana.page, ben.page, zoe.page];
  for (const page of pages) await page.locator('.screen-actions .btn').last().click();
  return pages;
}

test('somebody declines a rematch, and a computer plays in their place @desktop', async ({
  device,
  makeTable,
}) => {
  const [ana, ben, zoe] = await played(device, await makeTable({ players: 3, target: 3 }));
  await test.step('people talk at the end of the game', async () => {
    await ben.getByRole('button', { name: online.play.say }).click();
    await ben.getByRole('button', { name: online.phrases['well-played'] }).click();
    await expect(ana.locator('.spoken')).toContainText(`Ben ${online.phrases['well-played']}`);
  });
  await ana.getByRole('button', { name: finish.rematch }).click();
  await expect(lobbySeat(ana, 1)).toContainText(rematch.asked);
  await expect(ana.getByText(rematch.waitsFor('Ben and Zoe'))).toBeVisible();
  await expect(ana.getByRole('button', { name: /^Begin/ })).toHaveCount(0);

  await test.step('at the end of the game, without going to the new table', async () => {
    await expect(ben.getByText(rematch.question)).toBeInViewport({ ratio: 1 });
    await expectAnnounced(ana, seats.news.declined('Ben'), () =>
      ben.getByRole('button', { name: rematch.decline }).click(),
    );
    await expect(ben.getByText(rematch.declined)).toBeVisible();
    await expect(lobbySeat(ana, 1)).toContainText(app.setup.addComputer);
  });
  await test.step('the others come and play', async () => {
    await expectAnnounced(ana, seats.news.came('Zoe'), () =>
      zoe.getByRole('button', { name: rematch.come }).click(),
    );
    await ana.getByRole('button', { name: lobby.beginWith(1) }).click();
    for (const page of [ana, zoe]) await expect(page.locator('.hand')).toBeVisible();
  });
});

test('somebody who does not answer is asked once more, and then the host plays without them', async ({
  device,
  makeTable,
  tables,
}) => {
  const [ana, ben, zoe] = await played(device, await makeTable({ players: 3, target: 3 }));
  await ana.getByRole('button', { name: finish.rematch }).click();
  await expect(lobbySeat(ana, 0)).toBeVisible();
  await zoe.getByRole('button', { name: rematch.come }).click();
  await expect(ben.getByText(rematch.question)).toBeInViewport({ ratio: 1 });
  await ben.goto(new URL(ana.url()).pathname);
  await expect(ben.getByText(rematch.question)).toBeVisible();

  const choice = ana.getByRole('region', { name: rematch.noAnswer('Ben') });
  await test.step('while a minute takes ten seconds', async () => {
    await tables.kill();
    await tables.restart(6);
    await expectAnnounced(ben, seats.news.askedAgain, () =>
      expect(lobbySeat(ana, 1)).toContainText(rematch.askedAgain, { timeout: 30_000 }),
    );
    await expect(choice).toBeVisible({ timeout: 30_000 });
    await expect(zoe.getByRole('region', { name: rematch.noAnswer('Ben') })).toHaveCount(0);
    await choice.getByRole('button', { name: rematch.wait }).click();
    await expect(lobbySeat(ana, 1)).toContainText(rematch.askedAgain);
    await expect(choice).toBeVisible({ timeout: 30_000 });
    await tables.kill();
    await tables.restart();
  });
  await choice.getByRole('button', { name: rematch.without('Ben') }).click();
  await expect(ana.locator('[data-lobby-seat]')).toHaveCount(2);
  await ana.getByRole('button', { name: app.setup.begin(2) }).click();
  for (const page of [ana, zoe]) await expect(page.locator('.hand')).toBeVisible();
});
