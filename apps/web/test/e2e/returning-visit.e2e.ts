import type { Page } from '@playwright/test';
import { loadAppWords, loadPageWords, type Language } from '@quando/text';
import { expect, test } from './quando-test.ts';
import { english } from './table/words.ts';

const { app } = english;

test.use({ serviceWorkers: 'allow' });

/** Loads a page from the service worker and returns its markup, before any script of the app has changed it. */
async function served(page: Page, path: string): Promise<string> {
  const response = await page.goto(path);
  expect(response!.fromServiceWorker()).toBe(true);
  return response!.text();
}

/** The markup of a start page that needs no script to be read. */
async function expectStartPage(markup: string, language: Language): Promise<void> {
  const { start } = await loadAppWords(language);
  const { description } = await loadPageWords(language);
  expect(markup).toContain(`<html lang="${language}"`);
  expect(markup).toContain(`<title>${start.title}</title>`);
  expect(markup).toContain(`content="${description}"`);
  expect(markup).toContain(`href="/manifest-${language}.webmanifest"`);
  expect(markup).toMatch(new RegExp(`<button[^>]*>${start.playNow}</button>`));
}

test('a returning visitor gets rendered pages in their language, also offline; what the server handles, and files, do not come from there', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const path of ['/healthz', '/manifest-de.webmanifest']) {
    const response = await page.goto(path);
    expect(await response!.text(), path).not.toContain('<html');
  }
  await expectStartPage(await served(page, '/'), 'en');

  await test.step('in the language that they have chosen', async () => {
    await page.getByRole('combobox', { name: app.language }).selectOption('fr');
    await page.waitForFunction(async () => (await caches.match('/chosen-language')) !== undefined);
    await context.setOffline(true);
    await expectStartPage(await served(page, '/'), 'fr');
    const { start } = await loadAppWords('fr');
    await expect(page.getByRole('button', { name: start.playNow })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-waits');
  });
  await test.step('and other screens start empty, in that language too', async () => {
    const markup = await served(page, '/help');
    expect(markup).toContain('<html lang="fr"');
    expect(markup).toContain('<div id="app"></div>');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
