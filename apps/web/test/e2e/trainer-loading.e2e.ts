import type { Page } from '@playwright/test';
import { loadTrainerWords } from '@quando/text';
import type { CoachKind } from '../../src/offline/coach/coach-message.ts';
import { expect, test } from './quando-test.ts';
import { actionButton } from './table/player-input.ts';

/** A position whose table has room enough on a phone as well. */
const SEED = 'stream looking';

const words = await loadTrainerWords('en');

declare global {
  /** Lets the coach of a page hear the questions of a kind. */
  const letHear: (kind: CoachKind) => void;
}

/** Waits for a position of this seed, of which the coach hears nothing until it is told to. */
async function waitFor(page: Page, seed: string): Promise<void> {
  await page.addInitScript((next) => {
    type Asked = { readonly kind: CoachKind };
    const asked: { readonly message: Asked; readonly send: () => void }[] = [];
    class SlowWorker extends Worker {
      override postMessage(message: Asked): void {
        asked.push({ message, send: () => super.postMessage(message, []) });
      }
    }
    const letHear = (kind: CoachKind): void =>
      asked.filter(({ message }) => message.kind === kind).forEach(({ send }) => send());
    Object.assign(globalThis, { Worker: SlowWorker, letHear });
    if (origin !== 'null') localStorage.setItem('quando-next-position', next);
  }, seed);
  await page.goto('/quando');
  await expect(page.getByText(words.finding)).toBeVisible();
}

const hear = (page: Page, kind: CoachKind): Promise<void> => page.evaluate((one) => letHear(one), kind);

/** Where the bar's title and buttons are. */
const barOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('header')
    .locator('h1, button')
    .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));

test('the placeholder of a position has the size of the position @both', async ({ page }) => {
  await waitFor(page, SEED);
  const bar = await barOf(page);
  expect(bar).toHaveLength(4);
  await hear(page, 'pose');
  await expect(page.locator(actionButton('wait'))).toBeVisible();
  expect(await barOf(page)).toEqual(bar);
});

test('an answer stays visible while it is evaluated', async ({ page }) => {
  await waitFor(page, SEED);
  await hear(page, 'pose');
  await page.locator(actionButton('wait')).click();
  await expect(page.locator(actionButton('wait'))).toHaveAttribute('aria-pressed', 'true');
  await page.locator(actionButton('knock')).click();
  await expect(page.locator(actionButton('wait'))).toHaveAttribute('aria-pressed', 'true');
  await hear(page, 'judge');
  await expect(page.getByText(words.answered.wait)).toBeVisible();
});
