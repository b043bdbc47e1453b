import { expect, test as base, type Page } from '@playwright/test';
export { resizeTo as resize } from '../e2e/table/both-sizes.ts';

export type SceneOptions = Readonly<Record<string, string>>;

/** A test whose page is one that the tests of a worker share; it is as good as new. */
export const test = base.extend<object, { gallery: Page }>({
  gallery: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ gallery, viewport }, use) => {
    await gallery.goto('about:blank');
    await gallery.setViewportSize(viewport!);
    await gallery.emulateMedia({ reducedMotion: null, forcedColors: null, contrast: null });
    await gallery.mouse.move(0, 0);
    await use(gallery);
  },
});

export { expect };

/** Opens a scene of the gallery, without animation unless `options` ask for it. Only the first one of a test is loaded. */
export async function openScene(page: Page, scene: string, options: SceneOptions = {}): Promise<void> {
  const query = `?${new URLSearchParams({ scene, speed: 'instant', ...options })}`;
  if (page.url() === 'about:blank') await page.goto(`${test.info().project.use.baseURL}gallery.html${query}`);
  else await page.evaluate(show, query);
  await page.waitForFunction(() => document.documentElement.dataset['shown'] === location.search);
  await expect(page.locator('.board')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** Runs in the page. */
function show(query: string): void {
  delete document.documentElement.dataset['shown'];
  history.replaceState(null, '', query);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** The actions that the board has sent so far. */
export const actsOf = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.locator('main').getAttribute('data-acts')) ?? '[]');

/** The viewer's cards in display order. */
export const handOf = (page: Page) => page.locator('.hand [data-card]');

export const actionButton = (page: Page, name: string) => page.locator(`[data-action="${name}"]`);

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((things) =>
    things.map((thing) => {
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
