import type { Page } from '@playwright/test';
import type { Setup } from '@quando/protocol';
import { winnersOf } from '@quando/rules';
import { checkRecord } from '@quando/rules/authority';
import { rowsIn } from './device/game-database.ts';
import { workerMessagesOn, updatesIn } from './device/worker-messages.ts';
import { expect, test } from './quando-test.ts';
import { keyboard, mouse, tabTo } from './table/player-input.ts';
import { gameLogFrom } from './table/stored-game.ts';
import { playToTheEnd } from './table/play-game.ts';
import { personAndBots } from './table/sitters.ts';
import { english } from './table/words.ts';

const { app } = english;

/** A game of a round or two. */
const SHORT: Setup = { sitters: personAndBots(['Mila', 'Jonas'], 'beginner'), target: 20 };

test.setTimeout(240_000);

/** However much has happened, the table fills the screen and no more. */
async function expectNoScrolling(page: Page): Promise<void> {
  if (await page.locator('.board').isHidden()) return;
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
}

test('a whole game against a bot, by mouse @desktop', async ({ page }) => {
  await page.goto('/');
  await page.getByText(app.start.more).click();
  await page.getByRole('link', { name: app.start.opponents }).click();
  await page.getByText('30', { exact: true }).click();
  await page.getByRole('button', { name: app.setup.begin(3) }).click();
  const last = await playToTheEnd(page, {
    input: mouse(page),
    onAsked: () => expectNoScrolling(page),
  });
  await mouse(page).goOn();

  const { totals } = last.view;
  const winners = winnersOf(totals, 30)!;
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(
    winners.includes(0) ? /you/i : /win/,
  );
  await test.step('what was told is what the log tells, and nothing else', async () => {
    const truth = gameLogFrom(await rowsIn(page, 'entries'));
    expect(checkRecord(truth.record!)).not.toHaveProperty('code');
    expect(truth.standings.at(-1)).toEqual(totals);
  });
});

test('a whole game against bots, by keyboard alone @desktop', async ({ page }) => {
  await page.addInitScript((setup) => {
    if (origin !== 'null') localStorage.setItem('quando-setup-bots', setup);
  }, JSON.stringify(SHORT));
  await page.goto('/');
  await tabTo(page, '.btn.now');
  await page.keyboard.press('Enter');
  const last = await playToTheEnd(page, { input: keyboard(page) });
  await keyboard(page).goOn();
  await expect(page.getByRole('button', { name: app.end.again })).toBeVisible();
  expect(updatesIn(await workerMessagesOn(page)).at(-1)!.seq).toBe(last.seq);
});
