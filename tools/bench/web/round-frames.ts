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
const ACTIONS = [
  '[data-action="knock"]:not([aria-disabled="true"])',
  '[data-action="pass"]:not([aria-disabled="true"])',
  '[data-action="play"]',
  '[data-action="draw-up"]',
  '[data-action="flip"]',
  '.board:has([data-action="choose"]) .hand [data-card][tabindex="0"]',
];

/** The reveal of a scored round, or the button that leads to it. */
const OVER = '.loud, [data-action="continue"]';

async function playRound(page: Page): Promise<void> {
  for (;;) {
    await page
      .locator([...ACTIONS, OVER].join(', '))
      .first()
      .waitFor({ timeout: 60_000 });
    if ((await page.locator(OVER).count()) > 0) return;
    await pressBest(page);
    await page.waitForTimeout(250);
  }
}

async function pressBest(page: Page): Promise<void> {
  for (const action of ACTIONS) {
    const found = page.locator(action).first();
    if ((await found.count()) > 0) return found.dispatchEvent('click');
  }
}
