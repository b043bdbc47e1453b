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
