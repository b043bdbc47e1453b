import type { Page } from '@playwright/test';
import { violationsOn } from '../violations.ts';
import { storeGames } from './device/game-database.ts';
import { showScreen } from './device/show-screen.ts';
import { expect, test } from './quando-test.ts';
import { GAMES, SCREENS, type ScreenExample } from './table/all-screens.ts';
import { atBothSizes, resizeTo } from './table/both-sizes.ts';
import { outsideScreen } from './table/outside-screen.ts';
import { smallTargetsOn } from './table/small-targets.ts';
import { english } from './table/words.ts';
import { zoomingFieldsOn } from './table/zooming-fields.ts';

const { app } = english;

/** Screens that open after a tap, and the way to them. */
const TAPPED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a seat being set up': async (page) => {
    await showScreen(page, '/setup/pass');
    await page.locator('.seats button').first().click();
    await expect(page.getByText(app.setup.avatar)).toBeVisible();
  },
  'a game about to be removed': async (page) => {
    await showScreen(page, '/games');
    await page.getByRole('button', { name: app.games.remove }).first().click();
    await expect(page.getByRole('button', { name: app.games.removeSure })).toBeVisible();
  },
  'the menu': async (page) => {
    await showScreen(page, '/play/turn');
    await page.getByRole('button', { name: app.menu, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

test.use({
  settings: { speed: 'instant', motion: 'reduced', sounds: false, memoryHelp: true, theme: 'night' },
});
test.setTimeout(240_000);

const SMALLEST = { width: 320, height: 568 };

async function check(page: Page, name: string): Promise<void> {
  await resizeTo(page, SMALLEST);
  expect.soft(await outsideScreen(page), `${name}, ${SMALLEST.width} pixels wide`).toEqual([]);
  await atBothSizes(page, async (size) => {
    expect.soft(await violationsOn(page), `${name}, ${size}`).toEqual([]);
    if (size === 'desktop') return;
    expect.soft(await smallTargetsOn(page), name).toEqual([]);
    expect.soft(await zoomingFieldsOn(page), name).toEqual([]);
  });
}

test.beforeEach(async ({ page }) => {
  await storeGames(page, ...GAMES);
  await page.goto('/');
});

const isOfGame = ({ path }: ScreenExample): boolean => path.startsWith('/play/');

for (const [which, screens] of [
  ['every screen of a game', SCREENS.filter(isOfGame)],
  ['every other screen', SCREENS.filter((screen) => !isOfGame(screen))],
] as const)
  test(`${which} passes axe, and on a phone every target fits a finger and nothing stands out`, async ({
    page,
  }) => {
    expect(screens.length).toBeGreaterThan(0);
    for (const { name, path, selector } of screens)
      await test.step(name, async () => {
        await showScreen(page, path);
        await expect(page.locator(selector).first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
        await check(page, name);
      });
  });

test('so does what opens after a tap', async ({ page }) => {
  for (const [name, open] of Object.entries(TAPPED))
    await test.step(name, async () => {
      await open(page);
      await check(page, name);
    });
});
