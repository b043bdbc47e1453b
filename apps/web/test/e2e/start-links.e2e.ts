import type { Page } from '@playwright/test';
import { CHAPTERS, languages, loadAppWords, loadTrainerWords } from '@quando/text';
import { FAN } from '../../src/screens/start/fan-turn.svelte.ts';
import { seedOfDay, dayOf } from '../../src/trainer/position-seed.ts';
import { switchLanguage } from './device/language-switch.ts';
import { expect, test } from './quando-test.ts';
import { actionButton } from './table/player-input.ts';
import { english } from './table/words.ts';

const { start } = english.app;
const DAY = 86_400_000;

/** Puts something into the local storage before the app runs. */
async function keep(page: Page, key: string, value: unknown): Promise<void> {
  await page.addInitScript(
    ([name, kept]) => localStorage.setItem(name!, kept!),
    [key, JSON.stringify(value)],
  );
}

/** The numbers that the fan shows, from left to right. */
const numbersIn = (page: Page): Promise<string[]> =>
  page
    .getByRole('button', { name: start.turnCards })
    .locator('.face')
    .evaluateAll((faces) => faces.map((face) => /n\d+/.exec(face.className)![0].slice(1)));

const FRONTS = FAN.map(({ front }) => String(front));
const BACKS = FAN.map(({ back }) => String(back));

test.describe('the fan', () => {
  test.beforeEach(({ page }) => keep(page, 'quando-fan', 'turned'));

  for (const motion of ['no-preference', 'reduce'] as const) {
    test(`shows other numbers behind when it is touched, and turns back, with motion: ${motion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.goto('/');
      const fan = page.getByRole('button', { name: start.turnCards });
      await expect(page.locator('html')).not.toHaveAttribute('data-waits');
      expect(await numbersIn(page)).toEqual(FRONTS);
      await fan.tap();
      await expect.poll(() => numbersIn(page)).toEqual(BACKS);
      await expect(fan).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => numbersIn(page)).toEqual(FRONTS);
      await fan.press('Enter');
      await expect.poll(() => numbersIn(page)).toEqual(BACKS);
    });
  }
});

test('on the first visit the fan turns once by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect.poll(() => numbersIn(page)).toEqual(BACKS);
  await expect.poll(() => numbersIn(page)).toEqual(FRONTS);
  expect(await page.evaluate(() => localStorage.getItem('quando-fan'))).not.toBeNull();
});

test.describe('at 360 × 640', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('a newcomer finds the main links without scrolling, and the rest one step deeper, in every language', async ({
    page,
  }) => {
    await page.goto('/');
    for (const language of languages) {
      await switchLanguage(page, language);
      const words = (await loadAppWords(language)).start;
      const play = page.getByRole('button', { name: words.playNow, exact: true });
      const learn = page.getByRole('link', { name: words.learn });
      await expect(learn).toContainText(words.learnTime);
      const [left, right] = [(await play.boundingBox())!, (await learn.boundingBox())!];
      expect(right.y).toBeLessThan(left.y + left.height);
      await expect(page.getByRole('link', { name: words.together })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: words.dayQuestion })).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(words.more)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(640);
      for (const name of [words.opponents, words.pass, words.rules, words.trainer, words.sheet])
        await expect(page.getByRole('link', { name })).toBeHidden();
      await page.getByText(words.more).click();
      for (const name of [words.opponents, words.pass, words.rules, words.trainer, words.sheet])
        await expect(page.getByRole('link', { name })).toBeVisible();
      await page.getByText(words.more).click();
    }
  });
});

test('learning moves one step deeper once the tutorial is done', async ({ page }) => {
  await keep(page, 'quando-tutorial', CHAPTERS);
  await page.goto('/');
  await expect(page.getByText(start.learnTime)).toBeHidden();
  await page.getByText(start.more).click();
  await page.getByRole('link', { name: start.learn }).click();
  await expect(page).toHaveURL('/learn');
});

test('the question of the day stands there in large type with its streak, and is shared without the answer', async ({
  page,
}) => {
  const words = await loadTrainerWords('en');
  const days = [2, 1].map((ago) => seedOfDay(dayOf(Date.now() - ago * DAY)));
  const judged = { answer: 'knock', better: 'knock', alone: 0.5, edge: 0.3 };
  await page.addInitScript(
    (judgements) => {
      if (localStorage.getItem('quando-judgements') === null)
        localStorage.setItem('quando-judgements', JSON.stringify(judgements));
      Object.assign(navigator, {
        share: async (shared: object) => void Object.assign(globalThis, { shared }),
      });
    },
    days.map((position) => ({ position, ...judged })),
  );
  await page.goto('/');
  const dayLink = page.getByRole('link', { name: start.dayQuestion });
  await expect(dayLink).toContainText(start.dayTitle);
  await expect(dayLink).toContainText(`2${start.daysInARow(2)}`);
  const size = await dayLink
    .getByText(start.dayQuestion)
    .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(24);

  await dayLink.click();
  await page.locator(actionButton('wait')).click();
  await page.getByRole('button', { name: words.share }).click();
  const told = await page.waitForFunction(() => Reflect.get(globalThis, 'shared') as unknown);
  const shared = JSON.stringify(await told.jsonValue());
  expect(shared).toContain('/quando/today');
  expect(shared).toContain('3 days in a row');
  const telling = [...Object.values(words.answered), ...Object.values(words.verdict.right), words.playOn];
  for (const sentence of telling) expect(shared).not.toContain(sentence);

  await page.goto('/');
  await expect(dayLink).toContainText(start.dayAnswered);
  await expect(dayLink).toContainText(`3${start.daysInARow(3)}`);
});

test('whoever plays eights finds today’s on the start page, but after a question that still waits', async ({
  page,
}) => {
  const today = new Date().toISOString().slice(0, 10);
  const yesterday = seedOfDay(dayOf(Date.now() - DAY));
  await keep(page, 'quando-eights', [
    {
      id: today,
      counts: true,
      rounds: [
        [4, 7],
        [3, 3],
        [9, 2],
      ],
    },
  ]);
  await page.goto('/');
  const eight = page.getByRole('link', { name: start.eight });
  await expect(eight).toContainText(start.eightPlayed(3));
  await expect(page.getByRole('link', { name: start.dayQuestion })).toBeHidden();
  await eight.click();
  await expect(page).toHaveURL('/8');

  await keep(page, 'quando-judgements', [
    { position: yesterday, answer: 'knock', better: 'knock', alone: 0.5, edge: 0.3 },
  ]);
  await page.goto('/');
  await expect(page.getByRole('link', { name: start.dayQuestion })).toBeVisible();
  await expect(eight).toBeHidden();
});
