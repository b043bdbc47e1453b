import type { Handicaps } from '@quando/protocol';
import { loadHandicapWords } from '@quando/text';
import { violationsOn } from '../violations.ts';
import { rowsIn, storeGames } from './device/game-database.ts';
import { lookAt } from './online/look-at.ts';
import { expect, test } from './quando-test.ts';
import { TIE, tieScene } from './table/scenes.ts';
import { personAndBots } from './table/sitters.ts';
import { storedGameFrom, type StoredGame } from './table/stored-game.ts';
import { english } from './table/words.ts';

const words = await loadHandicapWords('en');
const { app } = english;

/** One person and Mila up to some line, with handicaps. */
function handicapped(handicaps: Handicaps, lines: number, target = 50): StoredGame {
  const { entries } = tieScene(lines, { sitters: personAndBots(['Mila']), target });
  return storedGameFrom(
    'stored',
    entries.map((entry) =>
      entry.type === 'opened' ? { ...entry, setup: { ...entry.setup, handicaps } } : entry,
    ),
  );
}

const helped = (assist: NonNullable<Handicaps[number]['assist']>): Handicaps => [
  { headStart: 7, assist },
  { headStart: 0, assist: 'none' },
];

test('help and head starts are agreed on before a game, with the chances that follow', async ({ page }) => {
  await page.goto('/setup');
  await page.getByRole('button', { name: words.title }).click();
  const own = page.locator('section').filter({ has: page.getByRole('button', { name: /^Help for/ }) });
  await own.getByRole('button', { name: /^Help for/ }).click();
  await own.getByText(words.assists.advice, { exact: true }).last().click();
  await expect(page.getByText(words.unrated)).toBeVisible();
  await lookAt(page, 'handicaps without head starts');

  // Advice makes somebody strong, so the others get points.
  await page.getByRole('button', { name: words.propose }).click();
  await expect(page.getByText(words.free(0))).toHaveCount(0);
  await expect(page.getByText(words.noHeadStart)).toHaveCount(1);
  const chances = page.getByText(/ wins \d+ of 100 games$/);
  const games = (await chances.allTextContents()).map((text) => Number(/wins (\d+)/.exec(text)![1]));
  const players = games.length / 2;
  const fair = games.slice(players);
  expect(Math.max(...fair) - Math.min(...fair)).toBeLessThanOrEqual(2);
  expect(games[0]).toBeGreaterThan(fair[0]! - 3);
  await lookAt(page, 'proposed head starts');

  await page.getByRole('button', { name: app.setup.begin(3) }).click();
  await page.locator('.board').waitFor();
  const [game] = await rowsIn(page, 'games');
  expect(JSON.stringify(game)).toContain('"assist":"advice"');
});

test('chances of unseen sides are small marks, and words for those who ask', async ({ page }) => {
  await storeGames(page, handicapped(helped('chances'), TIE.bothHavePlayedOnce));
  await page.goto('/play/stored');
  const tab = page.getByRole('button', { name: words.board.look(9) });
  await expect(tab.first()).toBeVisible();
  await expect(page.getByText(/^On top is \d+: /)).toHaveCount(1);
  await expect(page.locator(`[aria-label*="${words.free(7)}"]`)).toHaveCount(1);
  await lookAt(page, 'a board with chances');

  await tab.first().click();
  const looked = page.getByRole('dialog', { name: words.board.behind(9) });
  await expect(looked.getByText(/^\d+: \d+ in 10$/).first()).toBeAttached();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(looked).toHaveCount(0);
});

test('without help there are neither marks nor hints, whatever the device is set to', async ({ page }) => {
  const [none, chances] = helped('chances').toReversed();
  await storeGames(page, handicapped([none!, chances!], TIE.bothHavePlayedOnce));
  await page.goto('/play/stored');
  await page.locator('.board').waitFor();
  await expect(page.getByRole('button', { name: /^What is behind/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: new RegExp(`^${app.game.hint}`) })).toHaveCount(0);
  await expect(page.getByText(/^On top is \d+: /)).toHaveCount(0);
});

test('three hints a round are counted, also over a reload', async ({ page }) => {
  await storeGames(page, handicapped(helped('hints'), TIE.bothHavePlayedOnce));
  await page.goto('/play/stored');
  const hint = page.getByRole('button', { name: new RegExp(`^${app.game.hint}`) });
  for (const left of [3, 2, 1]) {
    await expect(hint).toHaveAccessibleName(`${app.game.hint}, ${words.hintsLeft(left)}`);
    if (left === 3) expect(await violationsOn(page)).toEqual([]);
    await hint.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await page.locator('.board').waitFor();
  }
  await expect(page.getByRole('button', { name: words.board.look(9) }).first()).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test('a head start is taken off at the end, and decides who wins', async ({ page }) => {
  await storeGames(page, handicapped(helped('none').with(0, { headStart: 10 }), TIE.isScored, 9));
  await page.goto('/play/stored');
  await expect(page.getByText(words.netWins)).toBeVisible();
  await expect(page.getByText(words.reckoning(9, 10))).toBeVisible();
  await expect(page.getByRole('heading', { name: app.end.won(['you']) })).toBeVisible();
  await lookAt(page, 'an end with head starts');
});
