import { chromium, type Browser, type Page } from '@playwright/test';
import { linkOf } from '@quando/rules/authority';
import type { GameRecord, Seat } from '@quando/rules';
import { startApp } from '../../e2e/app-server.ts';
import { completeBrowserPath } from '../../e2e/browser.ts';
import { pageCpuSeconds, slowPages } from './slowed-pages.ts';

/** The time from the opening of a review's page, in seconds of the wall clock. */
export type BrowserReview = {
  /** Until the first decision is reviewed. */
  readonly firstSeconds: number;
  /** Until all of it is shown. */
  readonly seconds: number;
  /** The CPU time of it, which does not depend on what else the machine does. */
  readonly cpuSeconds: number;
};

/** How long a review may take on a busy machine, in milliseconds. */
const PATIENCE = 300_000;

/** Reviews a seat of a game in the app, in a slowed Chromium that has what a review needs. */
export async function browserReview(
  { record, seat }: { readonly record: GameRecord; readonly seat: Seat },
  slowdown: number,
): Promise<BrowserReview> {
  const app = await startApp();
  const browser = await chromium.launch({ executablePath: completeBrowserPath() });
  try {
    const address = `${app.address}/review#${linkOf(record)}&seat=${seat}`;
    const page = await readyPage(browser, address);
    const before = await pageCpuSeconds(browser);
    const endSlowing = await slowPages(browser, slowdown);
    const times = await timesOf(page, address);
    await endSlowing();
    return { ...times, cpuSeconds: (await pageCpuSeconds(browser)) - before };
  } finally {
    await browser.close();
    await app.stop();
  }
}

/** A page that has loaded the nets once, and then left the review. */
async function readyPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  await page.goto(address);
  await reviewedDecision(page);
  await page.goto('about:blank');
  return page;
}

async function timesOf(page: Page, address: string): Promise<Omit<BrowserReview, 'cpuSeconds'>> {
  const start = performance.now();
  const since = (): number => (performance.now() - start) / 1000;
  await page.goto(address, { waitUntil: 'commit' });
  await reviewedDecision(page);
  const firstSeconds = since();
  await page.locator('.summary').waitFor({ timeout: PATIENCE });
  return { firstSeconds, seconds: since() };
}

const reviewedDecision = (page: Page): Promise<void> =>
  page.locator('progress:not([value="0"])').waitFor({ state: 'attached', timeout: PATIENCE });
