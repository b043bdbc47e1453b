import type { Page } from '@playwright/test';
import { CHAPTERS, translations, loadTutorialWords, type Chapter, type TutorialWords } from '@quando/text';
import { PLANS } from '../../src/screens/tutorial/chapter-plan.ts';
import { violationsOn } from '../violations.ts';
import { rowsIn } from './device/game-database.ts';
import { dispatchOnWorker } from './device/worker-messages.ts';
import { expect, test } from './quando-test.ts';
import { actionButton } from './table/player-input.ts';
import { byKeyboard, byTouch, type LessonInput } from './table/lesson-input.ts';
import { english } from './table/words.ts';

const { app, board } = english;
const words = await loadTutorialWords('en');

const guideOf = (page: Page, said: TutorialWords = words) => page.getByRole('status', { name: said.guide });

/** Does all that a chapter asks for, and reads what it says to it. */
async function learn(page: Page, chapter: Chapter, input: LessonInput, said: TutorialWords): Promise<void> {
  const { title, steps } = said.chapters[chapter];
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  for (const [i, goal] of PLANS[chapter].goals.entries()) {
    await expect(guideOf(page, said)).toContainText(steps[i]!.ask);
    await input(page, goal);
    await expect(guideOf(page, said)).toContainText(steps[i]!.why ?? '');
  }
  await expect(page.locator(actionButton('continue'))).toBeFocused();
}

async function learnAll(page: Page, input: LessonInput, goOn: () => Promise<void>): Promise<void> {
  for (const chapter of CHAPTERS) {
    await test.step(chapter, () => learn(page, chapter, input, words));
    await goOn();
  }
}

test('the whole tutorial by touch', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await page.getByRole('link', { name: app.start.learn }).tap();
  await page.getByRole('button', { name: words.begin }).tap();
  await learnAll(page, byTouch, () => page.locator(actionButton('continue')).tap());
  await expect(page.getByText(words.finished)).toBeVisible();
  await expect(page.getByRole('link', { name: words.learnt })).toHaveCount(CHAPTERS.length);
  await test.step('no lesson is among the games of this device', async () => {
    expect(await rowsIn(page, 'games')).toEqual([]);
  });
});

test('the whole tutorial by keyboard @desktop', async ({ page }) => {
  test.slow();
  await page.goto('/learn/sides');
  await learnAll(page, byKeyboard, () => page.keyboard.press('Enter'));
  await expect(page.getByText(words.finished)).toBeVisible();
});

test('something else is answered with a sentence and does not happen', async ({ page }) => {
  await page.goto('/learn/same');
  const { mistake, why = '' } = words.chapters.same.steps[0]!;
  const cards = page.locator('.hand [data-card]');
  await page.locator('[data-card="0:2"]').click();
  await page.locator(actionButton('play')).click();
  await expect(guideOf(page)).toContainText(mistake);
  await expect(cards).toHaveCount(8);
  await byTouch(page, PLANS.same.goals[0]!);
  await expect(guideOf(page)).toContainText(why);
  await expect(guideOf(page)).not.toContainText(mistake);
  await expect(cards).toHaveCount(6);
});

test('what the rules refuse is said by the table, with the way to the rule', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/learn/knock');
  await page.locator(actionButton('knock')).click({ force: true });
  const isScrolled = await page
    .locator('.board .table')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
  expect(isScrolled).toBe(false);
  await page.getByRole('button', { name: board.why, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await learn(page, 'knock', byTouch, words);
});

test('it can be left, continued where it was left, and replayed by chapter', async ({ page }) => {
  await page.goto('/learn');
  await page.getByRole('button', { name: words.begin }).click();
  await learn(page, 'sides', byTouch, words);
  await page.locator(actionButton('continue')).click();
  await expect(page).toHaveURL('/learn/draw');
  await page.getByRole('button', { name: app.back }).click();
  await expect(page).toHaveURL('/learn');
  await page.reload();
  await expect(page.getByRole('link', { name: words.learnt })).toHaveCount(1);
  await page.getByRole('button', { name: words.goOn }).click();
  await expect(page).toHaveURL('/learn/draw');
  await page.goBack();
  await page.getByRole('link', { name: words.chapters.sides.title }).click();
  await learn(page, 'sides', byTouch, words);
});

for (const failure of ['message', 'error'] as const) {
  test(`a lesson whose worker fails (${failure}) shows the error page`, async ({ page }) => {
    await page.goto('/learn/same');
    await expect(guideOf(page)).toContainText(words.chapters.same.steps[0]!.ask);
    await dispatchOnWorker(page, failure);
    await expect(page.getByText(app.notices.broken)).toBeVisible();
    await page.getByRole('button', { name: app.notices.reload }).click();
    await learn(page, 'same', byTouch, words);
  });
}

test('a chapter that does not exist leads nowhere', async ({ page }) => {
  await page.goto('/learn/poker');
  await expect(page.getByRole('heading', { name: app.lost.title })).toBeVisible();
});

for (const language of translations) {
  test.describe(`in ${language}`, () => {
    test.use({ settings: { language, speed: 'instant', motion: 'reduced', sounds: false } });
    test.setTimeout(240_000);

    test(`lessons are open to everybody and fit a small phone (${language})`, async ({ page }) => {
      const said = await loadTutorialWords(language);
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto('/learn');
      await expect(page.getByRole('heading', { level: 1, name: said.title })).toBeVisible();
      expect.soft(await violationsOn(page), 'the chapters').toEqual([]);
      for (const chapter of ['triplet', 'tie'] as const) {
        await page.goto(`/learn/${chapter}`);
        await expect(guideOf(page, said)).toContainText(said.chapters[chapter].steps[0]!.ask);
        expect.soft(await violationsOn(page), chapter).toEqual([]);
        await learn(page, chapter, byTouch, said);
        await expect(page.locator(actionButton('continue'))).toBeInViewport({ ratio: 1 });
        expect.soft(await violationsOn(page), `${chapter}, learnt`).toEqual([]);
      }
    });
  });
}
