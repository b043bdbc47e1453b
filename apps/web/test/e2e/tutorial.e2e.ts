import type { Page } from '@playwright/test';
import {
  CHAPTERS,
  TABLE_CHAPTERS,
  translations,
  loadTutorialWords,
  type TableChapter,
  type TutorialWords,
} from '@quando/text';
import { PLANS } from '../../src/screens/tutorial/chapter-plan.ts';
import { violationsOn } from '../violations.ts';
import { rowsIn } from './device/game-database.ts';
import { switchLanguage } from './device/language-switch.ts';
import { dispatchOnWorker } from './device/worker-messages.ts';
import { expect, test } from './quando-test.ts';
import { actionButton, tabTo } from './table/player-input.ts';
import { byKeyboard, byTouch, type LessonInput } from './table/lesson-input.ts';
import { english } from './table/words.ts';

const { app, board } = english;
const words = await loadTutorialWords('en');

const guideOf = (page: Page, said: TutorialWords = words) => page.getByRole('status', { name: said.guide });

/** Does all that a chapter asks for, and reads what it says to it. */
async function learn(
  page: Page,
  chapter: TableChapter,
  input: LessonInput,
  said: TutorialWords,
): Promise<void> {
  const { title, steps } = said.chapters[chapter];
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  for (const [i, goal] of PLANS[chapter].goals.entries()) {
    await expect(guideOf(page, said)).toContainText(steps[i]!.ask);
    await input(page, goal);
    await expect(guideOf(page, said)).toContainText(steps[i]!.why ?? '');
  }
  await expect(page.locator(actionButton('continue'))).toBeFocused();
  await expect(guideOf(page, said)).toHaveText(/\S/);
}

/** Walks round the table in the first chapter, up to its last step. */
async function walkRound(page: Page, goOn: () => Promise<void>, said = words): Promise<void> {
  const { you, mila, few } = said.chapters.sides;
  for (const [i, { text }] of [you, mila, few].entries()) {
    await expect(guideOf(page, said)).toContainText(text);
    if (i < 2) await goOn();
  }
}

async function learnAll(page: Page, input: LessonInput, goOn: () => Promise<void>): Promise<void> {
  await walkRound(page, goOn);
  for (const chapter of TABLE_CHAPTERS) {
    await goOn();
    await test.step(chapter, () => learn(page, chapter, input, words));
  }
  await goOn();
}

test('the whole tutorial by touch', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await page.getByRole('link', { name: app.start.learn }).tap();
  await page.getByRole('button', { name: words.begin }).tap();
  await learnAll(page, byTouch, () => page.locator(actionButton('continue')).tap());
  await expect(page.getByRole('heading', { name: words.done })).toBeVisible();
  await page.getByRole('link', { name: words.toChapters }).tap();
  await expect(page.getByRole('link', { name: words.learnt })).toHaveCount(CHAPTERS.length);
  await test.step('no lesson is among the games of this device', async () => {
    expect(await rowsIn(page, 'games')).toEqual([]);
  });
});

test('the whole tutorial by keyboard @desktop', async ({ page }) => {
  test.slow();
  await page.goto('/learn/sides');
  await tabTo(page, actionButton('continue'));
  await learnAll(page, byKeyboard, () => page.keyboard.press('Enter'));
  await expect(page.getByRole('heading', { name: words.done })).toBeVisible();
  await test.step('it leads to a first game', async () => {
    await tabTo(page, '.screen-actions button');
    await expect(page.getByRole('button', { name: words.firstGame })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/play\//);
  });
});

/** The names of the own cards in the first chapter. */
const ownCards = (page: Page) => page.getByRole('listitem').filter({ visible: true });

test('the first chapter shows both sides of every card, and Back goes one step back', async ({ page }) => {
  const { you, mila, few, goOn } = words.chapters.sides;
  const onward = page.locator(actionButton('continue'));
  const back = page.getByRole('button', { name: app.back }).first();
  await page.goto('/learn/sides');
  await expect(ownCards(page)).toHaveText(
    [1, 2, 3, 4, 5].map((place) => new RegExp(`your card ${place}: front \\d+$`)),
  );
  await onward.tap();
  await expect(ownCards(page).nth(2)).toHaveText('your card 3: front 10; Mila sees 4');
  await expect(page.getByText(words.chapters.sides.nobodyWalks)).toBeVisible();
  await test.step('by its buttons', async () => {
    await onward.tap();
    await expect(guideOf(page)).toContainText(few.text);
    await back.tap();
    await expect(guideOf(page)).toContainText(mila.text);
    await page.locator('.screen-actions').getByRole('button', { name: app.back }).tap();
    await expect(guideOf(page)).toContainText(you.text);
    await expect(page).toHaveURL('/learn/sides');
  });
  await test.step('by the browser’s', async () => {
    await onward.tap();
    await onward.tap();
    await page.goBack();
    await expect(guideOf(page)).toContainText(mila.text);
    await page.goBack();
    await expect(guideOf(page)).toContainText(you.text);
  });
  await test.step('never out of the tutorial', async () => {
    await back.tap();
    await expect(page).toHaveURL('/learn');
  });
  await test.step('nor twice through the same step', async () => {
    await page.getByRole('link', { name: words.chapters.sides.title }).tap();
    await walkRound(page, () => onward.tap());
    await page.getByRole('button', { name: goOn }).tap();
    await expect(page).toHaveURL('/learn/draw');
    await page.goBack();
    await expect(page).toHaveURL('/learn');
  });
});

test.describe('at the usual speed', () => {
  test.use({ settings: { speed: 'normal', motion: 'reduced', sounds: false } });

  test('the outcome of a knock is told only once the hands are shown', async ({ page }) => {
    const { meanwhile, why } = words.chapters.tie.steps[0]!;
    await page.goto('/learn/tie');
    await byTouch(page, PLANS.tie.goals[0]!);
    await expect(guideOf(page)).toContainText(meanwhile!);
    await expect(guideOf(page)).not.toContainText(why!);
    await expect(page.locator('.row .stamp')).toHaveCount(2);
    await expect(guideOf(page)).toContainText(why!);
  });
});

test('something else is answered with a sentence and does not happen', async ({ page }) => {
  await page.goto('/learn/same');
  const { mistake, why = '' } = words.chapters.same.steps[0]!;
  const cards = page.locator('.hand [data-card]');
  await page.locator('[data-card="0:2"]').click();
  await page.locator(actionButton('play')).click();
  await expect(guideOf(page)).toContainText(mistake);
  await expect(cards).toHaveCount(8);
  await test.step('its sign is not that of the way back, and it is as large as the task', async () => {
    const [back, sign] = ['header button path', '.mistake path'].map((path) => page.locator(path));
    expect(await sign!.getAttribute('d')).not.toBe(await back!.getAttribute('d'));
    const [task, said] = await Promise.all(
      ['.ask', '.said'].map((text) =>
        guideOf(page)
          .locator(text)
          .evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize)),
      ),
    );
    expect(said).toBeGreaterThanOrEqual(task!);
  });
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
  await walkRound(page, () => page.locator(actionButton('continue')).click());
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
  await walkRound(page, () => page.locator(actionButton('continue')).click());
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

test.describe('on a small phone', () => {
  test.use({
    viewport: { width: 360, height: 640 },
    settings: { speed: 'instant', motion: 'reduced', sounds: false },
  });
  test.setTimeout(240_000);

  test('the cards of a lesson are as large as those of a game', async ({ page }) => {
    for (const chapter of TABLE_CHAPTERS) {
      await page.goto(`/learn/${chapter}`);
      const cards = page.locator('.hand [data-card]');
      await expect(cards.first()).toBeVisible();
      const widths = await cards.evaluateAll((shown: HTMLElement[]) =>
        shown.map(({ offsetWidth }) => offsetWidth),
      );
      expect.soft(Math.min(...widths), chapter).toBeGreaterThanOrEqual(60);
    }
  });

  test('lessons are open to everybody and fit in every language', async ({ page }) => {
    const onward = page.locator(actionButton('continue'));
    /** Scans once, since the same elements stand there in every language, and returns to English. */
    const inEach = async (name: string, look: (said: TutorialWords) => Promise<void>): Promise<void> => {
      await look(words);
      expect.soft(await violationsOn(page), name).toEqual([]);
      for (const language of translations) {
        await switchLanguage(page, language);
        await look(await loadTutorialWords(language));
        const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(surplus, `${name} is too wide in ${language}`).toBeLessThanOrEqual(0);
      }
      await switchLanguage(page, 'en');
    };
    await page.goto('/learn');
    await inEach('the chapters', (said) =>
      expect(page.getByRole('heading', { level: 1, name: said.title })).toBeVisible(),
    );
    await page.goto('/learn/sides');
    for (const step of ['you', 'mila', 'few'] as const) {
      if (step !== 'you') await onward.click();
      await inEach(step, async (said) => {
        await expect(guideOf(page, said)).toContainText(said.chapters.sides[step].text);
        await expect(onward).toBeInViewport({ ratio: 1 });
        const surplus = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        expect.soft(surplus, `${said.chapters.sides[step].text} is too long`).toBe(0);
      });
    }
    await page.goto('/learn/done');
    await inEach('the end', (said) =>
      expect(page.getByRole('button', { name: said.firstGame })).toBeInViewport({ ratio: 1 }),
    );
    for (const chapter of ['triplet', 'tie'] as const) {
      await page.goto(`/learn/${chapter}`);
      await inEach(chapter, (said) =>
        expect(guideOf(page, said)).toContainText(said.chapters[chapter].steps[0]!.ask),
      );
      await learn(page, chapter, byTouch, words);
      await inEach(`${chapter}, learnt`, async (said) => {
        await expect(guideOf(page, said)).toContainText(said.chapters[chapter].steps.at(-1)!.why!);
        await expect(onward).toBeInViewport({ ratio: 1 });
      });
    }
  });
});
