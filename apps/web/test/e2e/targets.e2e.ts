import type { Page } from '@playwright/test';
import { keepGames } from './device/store.ts';
import { expect, test } from './quando-test.ts';
import { GAMES, SIGHTS } from './table/sights.ts';
import { english } from './table/words.ts';

const { app } = english;

/** What a finger needs, less what a browser rounds away. */
const LEAST = 43.5;

/** Everything that can be tapped and is smaller than a finger, with what can be seen of it. */
const smallTargetsOn = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const WORKED = 'a[href], button, select, input, textarea, summary, [role="button"], [tabindex="0"]';

    // Nothing beside an open dialog can be worked.
    const reach = document.querySelector('dialog[open]') ?? document;
    // Whoever taps a label works what it is for.
    const targets = new Set(
      [...reach.querySelectorAll(WORKED)].map((worked) => worked.closest('label') ?? worked),
    );
    return [...targets]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .map((target) => {
        const { left, top, width, height } = target.getBoundingClientRect();
        if (!target.matches('.hand [data-card]')) return { target, width, height };
        // Of cards that lie over each other, the part that can be tapped counts.
        const isHit = (x: number, y: number): boolean =>
          document.elementFromPoint(x, y)?.closest('[data-card]') === target;
        const steps = [...Array(Math.ceil(Math.max(width, height))).keys()];
        const across = steps.filter((step) => step < width && isHit(left + step, top + height / 2)).length;
        const down = steps.filter((step) => step < height && isHit(left + across / 2, top + step)).length;
        return { target, width: across, height: down };
      })
      .filter(({ width, height }) => width < least || height < least)
      .map(({ target, width, height }) => `${width} × ${height}: ${target.outerHTML.slice(0, 120)}`);
  }, LEAST);

test.use({ settings: { speed: 'instant', motion: 'reduced', sounds: false } });

test('whatever can be tapped is as large as a finger, on every screen', async ({ page }) => {
  await keepGames(page, ...GAMES);
  for (const { name, path, selector } of SIGHTS) {
    await test.step(name, async () => {
      await page.goto(path);
      await expect(page.locator(selector).first()).toBeVisible();
      expect.soft(await smallTargetsOn(page), name).toEqual([]);
    });
  }
  await test.step('the menu', async () => {
    await page.goto('/play/turn');
    await page.getByRole('button', { name: app.menu, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await smallTargetsOn(page), 'the menu').toEqual([]);
  });
  await test.step('a seat being set up', async () => {
    await page.goto('/setup/pass');
    await page.locator('.seats button').first().click();
    await expect(page.getByText(app.setup.avatar)).toBeVisible();
    expect.soft(await smallTargetsOn(page), 'a seat').toEqual([]);
  });
  await test.step('a game about to be removed', async () => {
    await page.goto('/games');
    await page.getByRole('button', { name: app.games.remove }).first().click();
    await expect(page.getByRole('button', { name: app.games.removeSure })).toBeVisible();
    expect.soft(await smallTargetsOn(page), 'a game').toEqual([]);
  });
});
