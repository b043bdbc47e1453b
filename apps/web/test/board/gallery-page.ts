import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export type Wishes = Readonly<Record<string, string>>;

/** Opens a scene of the gallery, nothing moving unless it is wished. */
export async function openScene(page: Page, scene: string, wishes: Wishes = {}): Promise<void> {
  const query = new URLSearchParams({ scene, speed: 'instant', ...wishes });
  await page.goto(`gallery.html?${query}`);
  await expect(page.locator('.board')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** What the board has asked for so far. */
export const actsOf = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.locator('main').getAttribute('data-acts')) ?? '[]');

/** The own cards, in the order in which they are shown. */
export const handOf = (page: Page) => page.locator('.hand [data-card]');

export const actionButton = (page: Page, name: string) => page.locator(`[data-action="${name}"]`);
