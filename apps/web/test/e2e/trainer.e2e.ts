import type { Browser, Page } from '@playwright/test';
import { estimateKnock, viewAt, type KnockEstimate } from '@quando/bots';
import {
  reasonSentence,
  translations,
  loadTrainerWords,
  type KnockAnswer,
  type TrainerWords,
} from '@quando/text';
import { positionOf } from '../../src/offline/coach/coach.ts';
import { trainerSitters } from '../../src/trainer/trainer-sitters.ts';
import { violationsOn } from '../violations.ts';
import { storeGames } from './device/game-database.ts';
import { switchLanguage } from './device/language-switch.ts';
import { workerMessagesOn, recordWorkerMessages } from './device/worker-messages.ts';
import { expect, test } from './quando-test.ts';
import { atBothSizes } from './table/both-sizes.ts';
import { actionButton } from './table/player-input.ts';
import { tieScene, TIE, zeroScene } from './table/scenes.ts';
import { people, personAndBots } from './table/sitters.ts';
import { english } from './table/words.ts';

const { app } = english;

const SEED = 'stream browser';
const NOON = new Date('2026-11-15T12:00:00Z');
const OF_NOON = 'day 2026-11-15';

/** What only the truth about a position has. */
const REVEALED = '"realAnswer":';

const words: TrainerWords = await loadTrainerWords('en');

const estimates = new Map<string, KnockEstimate>();

/** Made once for each position, since the play-outs take a while. */
function estimateOf(seed: string): KnockEstimate {
  const estimate = estimates.get(seed) ?? estimateKnock(viewAt(positionOf(seed)), { seed });
  estimates.set(seed, estimate);
  return estimate;
}

/** What the play-outs say here, in this process, they say in the browser, too. */
function verdictOn(seed: string, answer: KnockAnswer, said: TrainerWords = words): readonly string[] {
  const { better, reason, alone } = estimateOf(seed);
  const { levels, seat } = positionOf(seed);
  const names = trainerSitters(levels, seat, app.you).map(({ name }) => name);
  const verdict =
    better === 'even' ? said.verdict.even : said.verdict[better === answer ? 'right' : 'wrong'][better];
  return [
    verdict,
    reasonSentence(said.reasons, reason, names),
    said.percent(alone.mean),
    said.answered[answer],
  ];
}

/** Puts a position where the stream goes on with it, unless it has gone on since. */
async function pose(page: Page, seed = SEED): Promise<void> {
  await page.addInitScript((kept) => {
    if (origin !== 'null' && localStorage.getItem('quando-next-position') === null)
      localStorage.setItem('quando-next-position', kept);
  }, seed);
}

async function expectVerdict(page: Page, said: readonly string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: said[0]! })).toBeVisible();
  for (const sentence of said) await expect(page.getByRole('main')).toContainText(sentence);
}

/** The lines of the log of which only a part is seen. */
const cutLines = (page: Page): Promise<(string | null)[]> =>
  page.locator('.log').evaluate((log) => {
    const { top, bottom } = log.getBoundingClientRect();
    return [...log.children]
      .filter((line) => {
        const box = line.getBoundingClientRect();
        return (
          (box.top < top - 1 && box.bottom > top + 1) || (box.top < bottom - 1 && box.bottom > bottom + 1)
        );
      })
      .map((line) => line.textContent);
  });

test('a position is answered by touch, judged, and unveiled when somebody asks', async ({ page }) => {
  await pose(page);
  await page.goto('/');
  await page.getByText(app.start.more).tap();
  await page.getByRole('link', { name: app.start.trainer }).tap();
  await expect(page.locator('.hand')).toBeVisible();
  await test.step('the question is asked in large type', async () => {
    const question = page.locator('.prompt p');
    await expect(question).toContainText(app.start.dayQuestion);
    const size = await question.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    expect(size).toBeGreaterThanOrEqual(22);
  });
  await test.step('on a desktop, no line of the long log is cut', async () => {
    const phone = page.viewportSize()!;
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator('.log li').last()).toBeInViewport({ ratio: 1 });
    await expect.poll(() => cutLines(page)).toEqual([]);
    await page.setViewportSize(phone);
  });
  await test.step('the page knows no more than the player', async () => {
    const heard = JSON.stringify(await workerMessagesOn(page));
    expect(heard).toContain(JSON.stringify(viewAt(positionOf(SEED))));
    expect(heard).not.toContain(REVEALED);
  });
  await page.locator(actionButton('knock')).tap();
  await expectVerdict(page, verdictOn(SEED, 'knock'));

  await test.step('the real cards come only when they are asked for', async () => {
    await expect(page.getByRole('heading', { name: words.actualGame.title })).toBeHidden();
    await page.getByRole('button', { name: words.actualGame.show }).tap();
    await expect(page.getByRole('heading', { name: words.actualGame.title })).toBeFocused();
    await expect(page.getByText(words.actualGame.warning)).toBeVisible();
    expect(JSON.stringify(await workerMessagesOn(page))).toContain(REVEALED);
    const { players } = viewAt(positionOf(SEED));
    await expect(page.locator('section li')).toHaveCount(2 * players);
  });

  await page.getByRole('button', { name: words.toTable }).tap();
  await expect(page.locator('.hand')).toBeVisible();
  await expect(page.locator(actionButton('knock'))).toBeHidden();
  await page.getByRole('button', { name: words.toResult }).tap();
  await page.getByRole('button', { name: words.next }).tap();
  await expect(page.locator(actionButton('wait'))).toBeVisible();
});

test('keys answer, and the verdict is where the reader is @desktop', async ({ page }) => {
  await pose(page);
  await page.goto('/quando');
  await expect(page.locator(actionButton('knock'))).toBeVisible();
  await page.keyboard.press('k');
  const [verdict] = verdictOn(SEED, 'knock');
  await expect(page.getByRole('heading', { level: 2, name: verdict! })).toBeFocused();
  await page.getByRole('button', { name: words.next }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(actionButton('wait'))).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByRole('main')).toContainText(words.answered.wait);
});

test('a position that has been posed is still there after loading again', async ({ page }) => {
  await page.goto('/quando');
  await expect(page.locator('.hand')).toBeVisible();
  const hand = await page.locator('.hand').innerText();
  const before = await page
    .locator('.hand [aria-label]')
    .evaluateAll((cards) => cards.map((c) => c.ariaLabel));
  await page.reload();
  await expect(page.locator('.hand')).toBeVisible();
  expect(await page.locator('.hand').innerText()).toBe(hand);
  expect(
    await page.locator('.hand [aria-label]').evaluateAll((cards) => cards.map((c) => c.ariaLabel)),
  ).toEqual(before);
});

test('how one has judged is kept, and can be forgotten @both', async ({ page }) => {
  await pose(page);
  await page.goto('/quando/history');
  await expect(page.getByText(words.history.empty)).toBeVisible();
  await page.getByRole('button', { name: words.next }).click();
  await page.locator(actionButton('wait')).click();
  await expectVerdict(page, verdictOn(SEED, 'wait'));

  const right = ['wait', 'even'].includes(estimateOf(SEED).better) ? 1 : 0;
  const figure = page.getByText(words.history.ofAll(right, 1), { exact: true });
  await page.getByRole('button', { name: words.history.title }).click();
  await expect(figure).toBeVisible();
  await page.reload();
  await expect(figure).toBeVisible();
  await expect(page.getByRole('heading', { name: words.history.chart })).toBeVisible();

  await page.getByRole('button', { name: words.history.forget }).click();
  await page.getByRole('button', { name: words.history.keep }).click();
  await expect(figure).toBeVisible();
  await page.getByRole('button', { name: words.history.forget }).click();
  await page.getByRole('button', { name: words.history.forgetSure }).click();
  await expect(page.getByText(words.history.empty)).toBeVisible();
  await page.reload();
  await expect(page.getByText(words.history.empty)).toBeVisible();
});

test('the position of the day is the same everywhere, and is answered once', async ({ browser, baseURL }) => {
  const places = ['Pacific/Auckland', 'America/Los_Angeles'];
  const pages = await Promise.all(
    places.map((timezoneId) => openIn(browser, { timezoneId, baseURL: baseURL! })),
  );
  const seen = await Promise.all(pages.map((page) => page.locator('.board').ariaSnapshot()));
  expect(seen[0]).toBe(seen[1]);
  const view = JSON.stringify(viewAt(positionOf(OF_NOON)));
  for (const page of pages) expect(JSON.stringify(await workerMessagesOn(page))).toContain(view);

  const [page] = pages;
  await page!.locator(actionButton('wait')).click();
  await expectVerdict(page!, verdictOn(OF_NOON, 'wait'));
  await expect(page!.getByText(words.todayDone)).toBeVisible();
  await expect(page!.getByText(words.todayClose)).toBeVisible();
  await page!.reload();
  await expectVerdict(page!, verdictOn(OF_NOON, 'wait'));
  await page!.getByRole('button', { name: words.more }).click();
  await expect(page!).toHaveURL('/quando');
  await Promise.all(pages.map((each) => each.context().close()));
});

async function openIn(
  browser: Browser,
  options: { readonly timezoneId: string; readonly baseURL: string },
): Promise<Page> {
  const context = await browser.newContext({ ...options, locale: 'en-GB' });
  await recordWorkerMessages(context);
  const page = await context.newPage();
  await page.clock.setFixedTime(NOON);
  await page.goto('/quando/today');
  await expect(page.locator(actionButton('wait'))).toBeVisible();
  await expect(page.getByRole('log')).toContainText('Your turn');
  return page;
}

test('the trainer speaks every language', async ({ page }) => {
  const inEach = async (look: (said: TrainerWords) => Promise<void>): Promise<void> => {
    for (const language of translations) {
      await switchLanguage(page, language);
      await look(await loadTrainerWords(language));
    }
  };
  await pose(page);
  await page.goto('/quando');
  await inEach(async (said) => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(said.question);
    await expect(page.getByRole('button', { name: said.playOn })).toBeVisible();
  });
  await page.locator(actionButton('wait')).click();
  await inEach(async (said) => {
    const [verdict] = verdictOn(SEED, 'wait', said);
    await expect(page.getByRole('heading', { level: 2, name: verdict! })).toBeVisible();
    await expect(page.getByRole('button', { name: said.history.title })).toBeVisible();
  });
  await page.goto('/quando/history');
  await inEach(async (said) => {
    await expect(page.getByRole('heading', { level: 1, name: said.history.title })).toBeVisible();
    await expect(page.getByText(said.history.chartHint)).toBeVisible();
  });
});

test.describe('with reduced motion', () => {
  test.use({ settings: { speed: 'instant', motion: 'reduced', sounds: false } });
  test.setTimeout(240_000);

  test('the trainer and advice pass axe', async ({ page }) => {
    await pose(page);
    const check = (name: string): Promise<void> =>
      atBothSizes(page, async (size) =>
        expect.soft(await violationsOn(page), `${name}, ${size}`).toEqual([]),
      );
    await page.goto('/quando/history');
    await expect(page.getByText(words.history.empty)).toBeVisible();
    await check('an empty history');
    await page.getByRole('button', { name: words.next }).click();
    await expect(page.locator(actionButton('wait'))).toBeVisible();
    await check('a position');
    await page.locator(actionButton('wait')).click();
    await page.getByRole('button', { name: words.actualGame.show }).click();
    await expect(page.getByRole('heading', { name: words.actualGame.title })).toBeVisible();
    await check('a verdict and the truth');
    await page.getByRole('button', { name: words.history.title }).click();
    await expect(page.getByText(words.history.chartHint)).toBeVisible();
    await check('a history');
    await storeGames(page, zeroScene(0));
    await page.goto('/play/stored');
    await page.getByRole('button', { name: app.game.hint }).click();
    await expect(page.getByRole('dialog').locator('.reason')).toBeVisible();
    await check('advice');
  });
});

test('a player against bots can ask for advice and its reason', async ({ page }) => {
  await storeGames(page, tieScene(TIE.mayKnock, { sitters: personAndBots(['Mila']) }));
  await page.goto('/play/stored');
  await page.getByRole('button', { name: app.game.hint }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.action')).not.toBeEmpty();
  await expect(dialog.locator('.reason')).toContainText(/\S \S.*\./);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator(actionButton('knock'))).toBeVisible();
});

test('advice lifts its cards, covers none of the hand, and can choose them', async ({ page }) => {
  await storeGames(page, zeroScene(0));
  await page.goto('/play/stored');
  await page.getByRole('button', { name: app.game.hint }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.reason')).toBeVisible();
  await expect(page.locator('.hand .lifted')).not.toHaveCount(0);
  const advised = await page.locator('.hand .lifted').count();
  const bottom = await dialog.evaluate((panel) => panel.getBoundingClientRect().bottom);
  for (const card of await page.locator('.hand [data-card]').all())
    expect((await card.boundingBox())!.y).toBeGreaterThan(bottom - 1);
  await dialog.getByRole('button').last().click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.hand [aria-pressed="true"]')).toHaveCount(advised);
  await expect(page.locator(actionButton('play'))).toBeVisible();
});

test('people who play each other are given no advice', async ({ page }) => {
  await storeGames(page, tieScene(TIE.mayKnock, { sitters: people('Ana', 'Ben') }));
  await page.goto('/play/stored');
  await page.getByRole('button', { name: app.handover.iAm('Ana') }).click();
  await page.getByRole('button', { name: app.handover.toCards }).click();
  await expect(page.locator(actionButton('knock'))).toBeVisible();
  await expect(page.getByRole('button', { name: app.game.hint })).toHaveCount(0);
});
