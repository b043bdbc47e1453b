import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export type SceneOptions = Readonly<Record<string, string>>;

/** Opens a scene of the gallery, without animation unless `options` ask for it. */
export async function openScene(page: Page, scene: string, options: SceneOptions = {}): Promise<void> {
  const query = new URLSearchParams({ scene, speed: 'instant', ...options });
  await page.goto(`gallery.html?${query}`);
  await expect(page.locator('.board')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** The actions that the board has sent so far. */
export const actsOf = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.locator('main').getAttribute('data-acts')) ?? '[]');

/** The viewer's cards in display order. */
export const handOf = (page: Page) => page.locator('.hand [data-card]');

export const actionButton = (page: Page, name: string) => page.locator(`[data-action="${name}"]`);

/** Gives the page another size, and waits until it is drawn. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

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
