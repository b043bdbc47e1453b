import type { Page } from '@playwright/test';
import { completeBrowserPath } from '../../../../tools/e2e/browser.ts';
import { expect, test } from './quando-test.ts';
import { importSheets, started } from './sheet/import-sheets.ts';
import { button, goOn, sheetWords, tapSum } from './sheet/sheet-page.ts';
import { english } from './table/words.ts';

const { app } = english;
const { helper, roundForm } = sheetWords;

// The headless build has no wake lock.
test.use({ launchOptions: { executablePath: completeBrowserPath() } });

declare global {
  /** What the tests below let a page note: its sentences, and its holds on the screen. */
  const saidAloud: string[];
  const screenHolds: WakeLockSentinel[];
}

const turnOf = (page: Page, name: string) => page.getByRole('heading', { name: helper.turn(name) });

async function openHelper(page: Page): Promise<void> {
  await page.goto(`/sheet/${started.id}`);
  await button(page, sheetWords.page.helper).click();
}

test('the helper calls a triplet, counts the last turns and hands the knock over', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { saidAloud: said });
    speechSynthesis.speak = ({ text: sentence, lang }) => said.push(`${lang}: ${sentence}`);
  });
  await importSheets(page, started);
  await openHelper(page);
  // Oma deals the second round, so Mila starts.
  await expect(turnOf(page, 'Mila')).toBeVisible();
  await expect(page.getByText(helper.draw)).toBeVisible();
  await button(page, helper.triplet).click();
  await expect(page.getByText(helper.tripletActs('Papa and Oma'))).toBeVisible();
  await button(page, helper.drawn('Papa')).click();
  await button(page, helper.knock).click();
  await expect(page.getByText(helper.lastTurns('Oma and Mila'))).toBeVisible();
  expect(await page.evaluate(() => saidAloud)).toEqual([
    `en: ${helper.tripletCall}`,
    `en: ${helper.knockCall('Papa')}`,
  ]);
  await button(page, helper.drawn('Mila')).click();
  await button(page, helper.count).click();
  await expect(button(page, roundForm.knocked)).toHaveAttribute('aria-pressed', 'true');
});

test('the helper knows whose turn it is after loading again, until the round is written down', async ({
  page,
}) => {
  await importSheets(page, started);
  await openHelper(page);
  await button(page, helper.drawn('Papa')).click();
  await button(page, helper.knock).click();
  await expect(turnOf(page, 'Oma')).toBeVisible();
  await openHelper(page);
  await expect(turnOf(page, 'Oma')).toBeVisible();
  await expect(page.getByText(helper.lastTurns('Oma and Mila'))).toBeVisible();
  await button(page, helper.drawn('Mila')).click();
  await button(page, helper.count).click();
  for (const sum of [4, 9, 8]) {
    await tapSum(page, sum);
    await goOn(page);
  }
  await button(page, sheetWords.page.helper).click();
  // Mila deals the third round.
  await expect(turnOf(page, 'Papa')).toBeVisible();
  await button(page, helper.drawn('Oma')).click();
  await button(page, helper.restart).click();
  await expect(turnOf(page, 'Papa')).toBeVisible();
});

test('what was written down before the helper was asked stays written', async ({ page }) => {
  await importSheets(page, started);
  await page.goto(`/sheet/${started.id}`);
  await button(page, sheetWords.page.enter(2)).click();
  await tapSum(page, 4);
  await goOn(page);
  await button(page, app.back).click();
  await button(page, sheetWords.page.helper).click();
  await button(page, helper.zeros).click();
  // Papa's 4 is there, and Mila had only zeros: Oma's hand is the only one left.
  await tapSum(page, 8);
  await goOn(page);
  await expect(button(page, sheetWords.page.enter(3))).toBeVisible();
});

/** How many holds on the screen a page has now. */
const holdsOf = (page: Page): Promise<number> =>
  page.evaluate(() => screenHolds.filter(({ released }) => !released).length);

test('the screen stays on while somebody follows or writes a round, and no longer', async ({ page }) => {
  await page.addInitScript(() => {
    const holds: WakeLockSentinel[] = [];
    Object.assign(globalThis, { screenHolds: holds });
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = async (type) => {
      const hold = await request(type);
      holds.push(hold);
      return hold;
    };
  });
  await importSheets(page, started);
  await openHelper(page);
  await expect.poll(() => holdsOf(page)).toBe(1);

  await test.step('a page that was out of sight takes hold again', async () => {
    await page.evaluate(async () => {
      await screenHolds[0]!.release();
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => holdsOf(page)).toBe(1);
  });

  await button(page, app.back).click();
  await expect.poll(() => holdsOf(page)).toBe(0);
  await button(page, sheetWords.page.enter(2)).click();
  await expect.poll(() => holdsOf(page)).toBe(1);
  await button(page, app.back).click();
  await expect.poll(() => holdsOf(page)).toBe(0);
});
