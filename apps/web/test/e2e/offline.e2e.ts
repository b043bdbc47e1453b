import type { Page } from '@playwright/test';
import { nextDecision } from './device/worker-messages.ts';
import { expect, test } from './quando-test.ts';
import { mouse, waitForView } from './table/player-input.ts';
import { answerTo } from './table/play-game.ts';
import { english } from './table/words.ts';
import { loadAppWords } from '@quando/text';

const { app } = english;

test.use({ serviceWorkers: 'allow' });

/** Waits until everything that the app consists of is on the device. */
async function complete(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}

test('after the first load everything works without a network', async ({ page, context }) => {
  await page.goto('/');
  await complete(page);
  await context.setOffline(true);

  await test.step('the page that is open goes on', async () => {
    await page.getByRole('link', { name: app.settings.title }).click();
    await expect(page.getByRole('heading', { name: app.settings.title, level: 1 })).toBeVisible();
  });
  await test.step('any address of the app can be loaded', async () => {
    for (const path of ['/help', '/setup/pass', '/nowhere/at/all', '/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
  await test.step('another language is there', async () => {
    const french = await loadAppWords('fr');
    await page.getByRole('combobox', { name: app.language }).selectOption('fr');
    await expect(page.getByRole('button', { name: french.start.playNow })).toBeVisible();
    await page.getByRole('combobox', { name: french.language }).selectOption('en');
  });
  await test.step('a game can be begun, left and played on', async () => {
    await page.getByRole('button', { name: app.start.playNow }).click();
    await nextDecision(page, 0);
    await page.reload();
    const asked = await nextDecision(page, 0);
    await answerTo(asked, mouse(page));
    await waitForView(page, (await nextDecision(page, asked.seq)).view);
  });
});

test('the app can be installed', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(address!)).json();
  expect(manifest).toMatchObject({ name: 'Quando', display: 'standalone' });
  expect(new URL(manifest.start_url, new URL(address!, page.url())).pathname).toBe('/');
  for (const { src, type } of manifest.icons) {
    const answer = await request.get(src);
    expect(answer.status(), src).toBe(200);
    expect(answer.headers()['content-type']).toContain(type);
  }
  expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable');
});
