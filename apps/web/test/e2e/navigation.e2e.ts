import type { Page } from '@playwright/test';
import { storeGames, rowsIn } from './device/game-database.ts';
import { nextDecision } from './device/worker-messages.ts';
import { expect, test } from './quando-test.ts';
import { actionButton, mouse } from './table/player-input.ts';
import { TIE, tieScene, zeroScene } from './table/scenes.ts';
import { simulatedGame } from './table/simulated-game.ts';
import { personAndBots } from './table/sitters.ts';
import { english } from './table/words.ts';

const { app } = english;

test('a game starts with one tap', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: app.start.playNow }).click();
  await expect(page.locator('.hand')).toBeVisible();
  const { sitters } = await nextDecision(page, 0);
  expect(sitters.map((sitter) => (sitter.kind === 'bot' ? sitter.level : 'person'))).toEqual([
    'person',
    'casual',
    'casual',
  ]);
});

test('games that are not finished are listed, can be opened and can be removed', async ({ page }) => {
  const finished = tieScene(TIE.isScored, { game: 'c', sitters: personAndBots(['Oma']), target: 9 });
  await storeGames(page, zeroScene(0, { game: 'a' }), zeroScene(4, { game: 'b' }), finished);
  await page.goto('/');
  await page.getByText(app.start.more).click();
  await page.getByRole('link', { name: app.games.more(1) }).click();
  await expect(page.getByRole('link', { name: /Mila/ })).toHaveCount(2);
  await expect(page.getByRole('heading', { name: app.games.finished })).toBeVisible();

  const first = page.getByRole('listitem').first();
  await first.getByRole('button', { name: app.games.remove }).click();
  await first.getByRole('button', { name: app.games.removeSure }).click();
  await expect(page.getByRole('link', { name: /Mila/ })).toHaveCount(1);
  expect(await rowsIn(page, 'games')).toHaveLength(2);
  await page.getByRole('link', { name: /Mila/ }).click();
  await expect(page.locator('.hand')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: app.games.title, level: 1 })).toBeVisible();
});

/** Scrolls far down a page and returns the position. */
const scrollDown = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    return window.scrollY;
  });

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test('going back restores the scroll position', async ({ page }) => {
  const games = Array.from({ length: 12 }, (_, i) => zeroScene(0, { game: `g${i}` }));
  await storeGames(page, ...games);
  await page.goto('/');
  await page.getByText(app.start.more).click();
  await page.getByRole('link', { name: app.games.more(games.length - 1) }).click();
  await expect(page.getByRole('listitem')).toHaveCount(games.length);
  const far = await scrollDown(page);
  expect(far).toBeGreaterThan(200);
  await page.getByRole('link', { name: /Mila/ }).nth(7).click();
  await expect(page.locator('.hand')).toBeVisible();
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(far);

  await test.step('and begins at the top of a new one', async () => {
    await page.goBack();
    await page.getByText(app.start.more).click();
    await page.getByRole('link', { name: app.start.rules }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await scrolled(page)).toBe(0);
  });
  await test.step('also within the rules', async () => {
    await scrollDown(page);
    const here = await scrolled(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href$="#score"]')!.click());
    await expect(page).toHaveURL('/rules#score');
    await expect.poll(() => scrolled(page)).not.toBe(here);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(here);
  });
});

test('a game runs in one tab; another one can take it over', async ({ page, context }) => {
  await storeGames(page, zeroScene(0));
  await page.goto('/play/stored');
  await expect(page.locator('.hand')).toBeVisible();
  const second = await context.newPage();
  await second.goto('/play/stored');
  await second.getByRole('button', { name: app.game.playHere }).click();
  const { view, seq } = await nextDecision(second, 0);
  await mouse(second).act(view, { type: 'play', slots: [2] });
  await expect(second.locator(actionButton('draw-up'))).toBeVisible();

  await expect(page.getByRole('heading', { name: app.game.elsewhere })).toBeVisible();
  await page.getByRole('button', { name: app.game.playHere }).click();
  await expect(page.locator(actionButton('draw-up'))).toBeVisible();
  expect(await rowsIn(page, 'entries')).toHaveLength(seq + 2);
});

test('the menu of a game tells what happened last', async ({ page }) => {
  const sitters = personAndBots(['Mila', 'Jonas', 'Oma']);
  await storeGames(
    page,
    simulatedGame({
      sitters,
      seed: 'a long round',
      until: ({ state }) => state.asked === 0 && state.plays(0) > 2,
    }),
  );
  await page.goto('/play/stored');
  await page.getByRole('button', { name: app.menu, exact: true }).click();
  const lines = page.getByRole('dialog').getByRole('listitem');
  await expect(lines.first()).not.toBeInViewport();
  await expect(lines.last()).toBeInViewport();
});

test('Back closes an open sheet, and only then leaves the game', async ({ page }) => {
  await storeGames(page, zeroScene(1));
  await page.goto('/');
  await page.locator('a[href="/play/stored"]').first().click();
  const menu = page.getByRole('button', { name: app.menu, exact: true });
  await menu.click();
  await page.getByRole('dialog').getByRole('button').filter({ hasText: english.board.why }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/play/stored');
  await menu.click();
  await page.getByRole('dialog').getByRole('button', { name: app.close }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('settings persist after a reload', async ({ page }) => {
  await page.goto('/settings');
  await page.getByText(app.settings.themes.night, { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await page.getByRole('switch', { name: app.settings.leftHanded }).click({ force: true });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await expect(page.getByRole('switch', { name: app.settings.leftHanded })).toBeChecked();
});

test('an unknown address shows an error page with a link to the start page', async ({ page }) => {
  await page.goto('/no/such/place');
  await expect(page.getByRole('heading', { name: app.lost.title })).toBeVisible();
  await page.getByRole('button', { name: app.lost.toStart }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/play/not-here');
  await expect(page.getByRole('heading', { name: app.game.gone })).toBeVisible();
});
