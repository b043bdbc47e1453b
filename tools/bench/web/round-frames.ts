import type { Browser, Page } from '@playwright/test';
import { notesOf, openNotedPage } from './noted-page.ts';

export type RoundFrames = {
  readonly frames: number;
  /** How many took longer than 50 milliseconds. */
  readonly slowFrames: number;
  /** In milliseconds. */
  readonly longestFrame: number;
};

const SLOW = 50;

/** Plays a whole round at normal pace and measures its frames. */
export async function roundFrames(browser: Browser, address: string): Promise<RoundFrames> {
  const page = await openNotedPage(browser, 1280, 800);
  await page.goto(address);
  await page.locator('.btn.now').click();
  await page.locator('.hand').waitFor();
  const before = (await notesOf(page)).frames.length;
  await playRound(page);
  const frames = (await notesOf(page)).frames.slice(before);
  await page.close();
  return {
    frames: frames.length,
    slowFrames: frames.filter((time) => time > SLOW).length,
    longestFrame: Math.round(Math.max(0, ...frames)),
  };
}

/** Buttons to press, the best first; every card may be played alone, so a round always continues. */
const DEEDS = [
  '[data-deed="knock"]:not([aria-disabled="true"])',
  '[data-deed="pass"]:not([aria-disabled="true"])',
  '[data-deed="play"]',
  '[data-deed="draw-up"]',
  '[data-deed="flip"]',
  '.board:has([data-deed="choose"]) .hand [data-card][tabindex="0"]',
];

const OVER = '.deeds';

async function playRound(page: Page): Promise<void> {
  for (;;) {
    await page
      .locator([...DEEDS, OVER].join(', '))
      .first()
      .waitFor({ timeout: 60_000 });
    if ((await page.locator(OVER).count()) > 0) return;
    await pressBest(page);
    await page.waitForTimeout(250);
  }
}

async function pressBest(page: Page): Promise<void> {
  for (const deed of DEEDS) {
    const found = page.locator(deed).first();
    if ((await found.count()) > 0) return found.dispatchEvent('click');
  }
}
