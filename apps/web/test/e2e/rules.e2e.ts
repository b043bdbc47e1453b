import type { Page } from '@playwright/test';
import { translations, loadRulesWords } from '@quando/text';
import { violationsOn } from '../violations.ts';
import { storeGames } from './device/game-database.ts';
import { switchLanguage } from './device/language-switch.ts';
import { expect, test } from './quando-test.ts';
import { atBothSizes } from './table/both-sizes.ts';
import { actionButton } from './table/player-input.ts';
import { TIE, tieScene } from './table/scenes.ts';
import { personAndBots } from './table/sitters.ts';
import { english } from './table/words.ts';

const { app, board } = english;
const words = await loadRulesWords('en');

const headingOf = (page: Page, section: keyof typeof words.sections) =>
  page.getByRole('heading', { name: words.sections[section].title, exact: true });

/** A heading that was led to stands in the upper part of the screen and has the focus. */
async function expectAt(page: Page, section: keyof typeof words.sections): Promise<void> {
  await expect(headingOf(page, section)).toBeFocused();
  await expect(headingOf(page, section)).toBeInViewport();
}

test('every section has an address that works on arrival, by its link and on the way back @both', async ({
  page,
}) => {
  await page.goto('/rules#triplet');
  await expectAt(page, 'triplet');
  const link = page.getByRole('navigation').getByRole('link', { name: words.sections.score.title });
  await link.click();
  await expect(page).toHaveURL('/rules#score');
  await expectAt(page, 'score');
  await page.goBack();
  await expect(page).toHaveURL('/rules#triplet');
  await expect(link).toBeInViewport();
  await page.reload();
  await expectAt(page, 'triplet');
});

test('the rules are one tap from the start page, and back leads there again', async ({ page }) => {
  await page.goto('/');
  await page.getByText(app.start.more).click();
  await page.getByRole('link', { name: app.start.rules }).click();
  await expect(headingOf(page, 'aim')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: words.sections.knock.title }).click();
  await page.getByRole('button', { name: app.back }).click();
  await expect(page).toHaveURL('/rules');
  await page.getByRole('button', { name: app.back }).click();
  await expect(page).toHaveURL('/');
});

test('a refusal at the table leads to its rule, and the game waits behind it @both', async ({ page }) => {
  await storeGames(page, tieScene(TIE.nobodyHasPlayed, { sitters: personAndBots(['Mila']) }));
  await page.goto('/play/stored');
  await page.locator(actionButton('knock')).click({ force: true });
  await page.getByRole('button', { name: board.why, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: words.sections.knock.title });
  await expect(sheet).toContainText(words.sections.knock.lines[0]!);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.locator(actionButton('knock'))).toBeVisible();
});

test('what happened leads to its rule, on to all the rules, and back to the game', async ({ page }) => {
  await storeGames(page, tieScene(TIE.mayKnock, { sitters: personAndBots(['Mila']) }));
  await page.goto('/play/stored');
  await page.getByRole('button', { name: app.menu, exact: true }).click();
  await page.getByRole('button', { name: /straight 2-3-4/ }).click();
  const sheet = page.getByRole('dialog', { name: words.sections.straight.title });
  await expect(sheet).toContainText(words.sections.straight.lines[0]!);
  await sheet.getByRole('link', { name: words.all }).click();
  await expect(page).toHaveURL('/rules#straight');
  await expectAt(page, 'straight');
  await page.goBack();
  await expect(page.locator(actionButton('knock'))).toBeVisible();
});

test('a counted round leads to how it is counted', async ({ page }) => {
  await storeGames(page, tieScene(TIE.isScored, { sitters: personAndBots(['Mila']) }));
  await page.goto('/play/stored');
  await page.getByRole('button', { name: board.why, exact: true }).click();
  const why = page.getByRole('dialog', { name: board.why });
  await why.getByRole('link', { name: app.start.rules }).click();
  await expect(page).toHaveURL('/rules#score');
  await expectAt(page, 'score');
});

test('the log is one stop for the keyboard; arrows lead along its lines @desktop', async ({ page }) => {
  await storeGames(page, tieScene(TIE.mayKnock, { sitters: personAndBots(['Mila']) }));
  await page.goto('/play/stored');
  const lines = page.getByRole('complementary').getByRole('listitem').getByRole('button');
  await lines.last().focus();
  await page.keyboard.press('Home');
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(lines.nth(1)).toBeFocused();
  await expect(page.locator('aside [tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: words.sections.same.title })).toBeVisible();
});

/** How many pages a document has on paper, and of which size. */
async function printed(page: Page): Promise<{ pages: number; isA4: boolean }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  const isA4 = boxes.every(
    ([, width, height]) => Math.round(+width!) === 595 && Math.round(+height!) === 842,
  );
  return { pages: [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length, isA4: boxes.length > 0 && isA4 };
}

test('the rules stand on one page for everybody, and on two of paper, in every language', async ({
  page,
}) => {
  await page.goto('/rules');
  await atBothSizes(page, async (size) => {
    expect(await violationsOn(page), size).toEqual([]);
    for (const language of translations) {
      const said = await loadRulesWords(language);
      await switchLanguage(page, language);
      await expect(page.getByRole('heading', { level: 1, name: said.title })).toBeVisible();
      for (const { title } of Object.values(said.sections))
        await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(tooWide, `${language}, ${size}`).toBe(false);
      if (size === 'phone') expect(await printed(page), language).toEqual({ pages: 2, isA4: true });
    }
  });
});
