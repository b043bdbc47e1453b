import type { Page, Route } from '@playwright/test';
import { loadAppWords, loadPageWords } from '@quando/text';
import { storeGames } from './device/game-database.ts';
import { expect, test } from './quando-test.ts';
import { tripletScene } from './table/scenes.ts';
import { simulatedGame } from './table/simulated-game.ts';
import { personAndBots } from './table/sitters.ts';

const SPEAKERS = [
  { locale: 'de-AT', language: 'de' },
  { locale: 'en-GB', language: 'en' },
  { locale: 'fr-FR', language: 'fr' },
  { locale: 'it-IT', language: 'it' },
  { locale: 'nl-BE', language: 'nl' },
  { locale: 'es-MX', language: 'es' },
] as const;

for (const { locale, language } of SPEAKERS) {
  test.describe(`without scripts, for a reader of ${language}`, () => {
    test.use({ locale, javaScriptEnabled: false });

    test('the start page is there, and says what is missing', async ({ page }) => {
      const { start } = await loadAppWords(language);
      const { description, needs } = await loadPageWords(language);
      await page.goto('/');
      await expect(page).toHaveTitle(start.title);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
      const notice = page.locator('.needs');
      await expect(notice).toBeVisible();
      await expect(notice).toHaveText(needs);
      await expect(page.getByRole('button', { name: start.playNow })).toBeVisible();
      await page.getByText(start.more).click();
      await page.getByRole('link', { name: start.rules }).click();
      await expect(page).toHaveURL('/rules');
    });
  });
}

for (const path of ['/', '/settings'])
  test(`a browser that is too old is told so, and others are not (${path})`, async ({ page }) => {
    const { needs } = await loadPageWords('en');
    await page.goto(path);
    await expect(page.getByText(needs)).toBeHidden();
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'structuredClone'));
    await page.goto(path);
    await expect(page.getByText(needs)).toBeVisible();
  });

test('a browser that lacks only what the app brings along runs it', async ({ page }) => {
  const { settings } = await loadAppWords('en');
  await page.addInitScript(() => {
    for (const name of ['toSorted', 'toReversed', 'with']) Reflect.deleteProperty(Array.prototype, name);
    Reflect.deleteProperty(AbortSignal, 'timeout');
  });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: settings.title })).toBeVisible();
  expect(await page.evaluate(() => [2, 1].toSorted((a, b) => a - b))).toEqual([1, 2]);
});

/** The colour of the browser's bars until the app runs. */
const DAY = '#f6e2c4';

/** Opens the start page and holds back the app's script until the result is called. */
async function openWithoutApp(page: Page): Promise<() => Promise<void>> {
  let isReleased = false;
  const held: Route[] = [];
  await page.route(/\/assets\/index-.*\.js$/, (route) =>
    isReleased ? route.continue() : void held.push(route),
  );
  await page.goto('/', { waitUntil: 'commit' });
  return async () => {
    isReleased = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test.describe('before the app runs', () => {
  test.use({ colorScheme: 'dark' });

  test('the page is drawn in the right theme, and the app takes it over', async ({ page }) => {
    const { start } = await loadAppWords('en');
    const release = await openWithoutApp(page);
    await expect(page.getByRole('button', { name: start.playNow })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    const bars = page.locator('meta[name="theme-color"]');
    await expect(bars).toHaveAttribute('content', DAY);
    const main = await page.locator('main').elementHandle();
    await release();
    await expect(bars).not.toHaveAttribute('content', DAY);
    expect(await main.evaluate((element) => element.isConnected)).toBe(true);
    await page.getByRole('button', { name: start.toDay }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  });
});

test.describe('on a device with settings', () => {
  test.use({ settings: { theme: 'night', motion: 'reduced', language: 'fr' } });

  test('the theme is theirs at once, and no other language is seen', async ({ page }) => {
    const { start } = await loadAppWords('fr');
    const release = await openWithoutApp(page);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'night');
    await expect(html).toHaveAttribute('data-motion', 'reduced');
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(page.locator('main')).toBeAttached();
    await expect(page.locator('main')).toBeHidden();
    await release();
    await expect(page.getByRole('button', { name: start.playNow })).toBeVisible();
    await expect(html).toHaveAttribute('lang', 'fr');
  });
});

test('the link back to a game moves nothing when it appears', async ({ page }) => {
  const { start, games } = await loadAppWords('en');
  await storeGames(page, tripletScene({ game: 'unfinished' }));
  const link = page.getByRole('link', { name: games.back });
  const button = page.getByRole('button', { name: start.playNow });
  const top = async (): Promise<number> => (await button.boundingBox())!.y;
  await page.goto('/play/unfinished');
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-back');
  // The first visit after a game keeps the usual room, a later one what the link has taken.
  for (const tolerance of [30, 0]) {
    const release = await openWithoutApp(page);
    await expect(button).toBeVisible();
    const before = await top();
    await release();
    await expect(link).toBeVisible();
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(tolerance);
    await page.unrouteAll();
  }
});

test('where the game is over, no link of the start page moves', async ({ page }) => {
  const { start } = await loadAppWords('en');
  const sitters = personAndBots(['Mila', 'Jonas']);
  await storeGames(page, simulatedGame({ game: 'over', sitters, seed: 'over', until: () => false }));
  const together = page.getByRole('link', { name: start.together });
  const top = async (): Promise<number> => (await together.boundingBox())!.y;
  await page.goto('/');
  await expect(together).toBeVisible();
  const usual = await top();
  await page.goto('/play/over');
  await expect(page.locator('.ranks, ol').first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-back');
  // Even if the device remembers a game that has been over since.
  await page.evaluate(() => localStorage.setItem('quando-back-room', '62'));
  const release = await openWithoutApp(page);
  await expect(together).toBeVisible();
  const before = await top();
  expect(before).toBeGreaterThan(usual);
  await release();
  await page.waitForFunction(() => localStorage.getItem('quando-back-room') === '0');
  expect(await top()).toBe(before);
  await page.unrouteAll();
  await page.reload();
  await expect(together).toBeVisible();
  expect(await top()).toBe(usual);
});

test('no room is kept for a link back where there is no game', async ({ page }) => {
  const { start } = await loadAppWords('en');
  await page.goto('/');
  await expect(page.getByRole('button', { name: start.playNow })).toBeVisible();
  await expect(page.locator('.back')).toBeHidden();
});

test('an offer to install the app moves nothing, not even the table behind', async ({ page }) => {
  const { start, notices } = await loadAppWords('en');
  const button = page.getByRole('button', { name: start.playNow });
  const offer = page.getByText(notices.install);
  const places = async (): Promise<unknown> => [
    await button.boundingBox(),
    await page.locator('main').evaluate((main) => getComputedStyle(main, '::before').top),
  ];
  const placesAt = async (width: number, height: number): Promise<unknown> => {
    await page.setViewportSize({ width, height });
    return places();
  };
  const placesAtAll = async (): Promise<unknown> => [
    await placesAt(1280, 800),
    await placesAt(1024, 600),
    await placesAt(412, 823),
  ];
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const before = await placesAtAll();
  // The app may not be listening yet.
  await expect(async () => {
    await page.evaluate(() =>
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => undefined })),
    );
    await expect(offer).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await placesAtAll()).toEqual(before);
});

test('the name of the game moves nothing when its font arrives', async ({ page }) => {
  const held: Route[] = [];
  await page.route(/bricolage.*\.woff2$/, (route) => void held.push(route));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const name = page.locator('h1 .rest');
  const before = await name.boundingBox();
  await Promise.all(held.map((route) => route.continue()));
  await page.evaluate(() => document.fonts.load('800 20px "Bricolage Grotesque Variable"'));
  expect(await name.boundingBox()).toEqual(before);
  const width = await name.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getBoundingClientRect().width;
  });
  expect(Math.abs(width - before!.width)).toBeLessThan(0.5);
});

/** What a library of parsers or a second screen's code would exceed, in bytes. */
const SCRIPT_LIMIT = 45_000;

for (const { locale, language } of SPEAKERS)
  test.describe(`for a reader of ${language}`, () => {
    test.use({ locale });

    test('the scripts of the first page are small', async ({ page }) => {
      const sizes: Promise<number>[] = [];
      page.on('response', (response) => {
        const isPart = response.request().resourceType() === 'script' && !/worker-/.test(response.url());
        if (isPart) sizes.push(response.headerValue('content-length').then(Number));
      });
      await page.goto('/', { waitUntil: 'networkidle' });
      const bytes = await Promise.all(sizes);
      expect(bytes.length).toBeGreaterThan(1);
      expect(bytes.reduce((total, size) => total + size)).toBeLessThanOrEqual(SCRIPT_LIMIT);
    });
  });
