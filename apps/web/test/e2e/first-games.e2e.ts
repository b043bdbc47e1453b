import type { BrowserContext, Page } from '@playwright/test';
import { storeGames } from './device/game-database.ts';
import { expect, test } from './quando-test.ts';
import { atBothSizes } from './table/both-sizes.ts';
import { TIE, tieScene, zeroScene } from './table/scenes.ts';
import { personAndBots } from './table/sitters.ts';
import { violationsOn } from '../violations.ts';
import { english } from './table/words.ts';

const { end, settings, setup } = english.app;
const offer = end.memoryHelp;

const OVER = tieScene(TIE.isScored, { game: 'over', sitters: personAndBots(['Mila']), target: 9 });
const UNDER_WAY = zeroScene(2, { game: 'under-way' });

/** A device on which these games are over. */
async function haveEnded(context: BrowserContext, ...games: readonly string[]): Promise<void> {
  await context.addInitScript((ended) => {
    if (origin !== 'null' && localStorage.getItem('quando-first-games') === null)
      localStorage.setItem('quando-first-games', ended);
  }, JSON.stringify(games));
}

/** The card whose front everybody saw when Mila drew it. */
const remembered = (page: Page) => page.getByRole('listitem', { name: /its front is/ });

async function openEnd(page: Page): Promise<void> {
  await page.goto('/play/over');
  await expect(page.getByRole('heading', { name: end.won([{ name: 'Mila' }]) })).toBeVisible();
}

for (const [answer, said, isOn] of [
  [offer.keep, offer.kept, true],
  [offer.without, offer.gone, false],
] as const)
  test(`memory help is on in the first games; after the third: "${answer}"`, async ({ page, context }) => {
    await haveEnded(context, 'first', 'second');
    await storeGames(page, OVER, UNDER_WAY);
    await page.goto('/play/under-way');
    await expect(remembered(page)).toHaveCount(1);
    await openEnd(page);
    await page.getByRole('button', { name: answer }).click();
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
    await expect(page.getByRole('button', { name: offer.keep })).toBeHidden();
    await page.goto('/play/under-way');
    await expect(remembered(page)).toHaveCount(isOn ? 1 : 0);
    await page.goto('/settings');
    await expect(page.getByRole('switch', { name: settings.memoryHelp })).toBeChecked({ checked: isOn });
    await openEnd(page);
    await expect(page.getByText(offer.text)).toBeHidden();
  });

test('the offer passes axe', async ({ page, context }) => {
  await haveEnded(context, 'first', 'second');
  await storeGames(page, OVER);
  await openEnd(page);
  await expect(page.getByRole('button', { name: offer.keep })).toBeVisible();
  await atBothSizes(page, async (size) => expect(await violationsOn(page), size).toEqual([]));
});

test('it is not offered before the third game, however often its end is looked at', async ({
  page,
  context,
}) => {
  await haveEnded(context, 'first');
  await storeGames(page, OVER);
  await openEnd(page);
  await openEnd(page);
  await expect(page.getByText(offer.text)).toBeHidden();
});

for (const memoryHelp of [true, false])
  test.describe(`someone who has switched it ${memoryHelp ? 'on' : 'off'} themselves`, () => {
    test.use({ settings: { speed: 'instant', sounds: false, memoryHelp } });

    test('is not asked, and gets what they want', async ({ page, context }) => {
      await haveEnded(context, 'first', 'second', 'third');
      await storeGames(page, OVER, UNDER_WAY);
      await openEnd(page);
      await expect(page.getByText(offer.text)).toBeHidden();
      await page.goto('/play/under-way');
      await expect(remembered(page)).toHaveCount(memoryHelp ? 1 : 0);
    });
  });

test('every level is described where it is chosen', async ({ page }) => {
  await page.goto('/setup');
  await page.locator('.seats button').nth(1).click();
  for (const level of ['beginner', 'casual', 'sharp', 'strong', 'master'] as const)
    await expect(
      page.getByRole('radio', { name: `${setup.levels[level]} ${setup.levelHints[level]}` }),
    ).toBeVisible();
});
