import type { Browser, Page } from '@playwright/test';
import { notesOf, openNotedPage } from './noted-page.ts';

/** How long the frames of a part of the game took. */
export type FrameTimes = {
  readonly frames: number;
  /** How many took longer than 50 milliseconds. */
  readonly slowFrames: number;
  /** In milliseconds. */
  readonly longestFrame: number;
};

const SLOW = 50;

/** A whole round at normal pace, and its reveal on a slow device. */
export type RoundFrames = { readonly round: FrameTimes; readonly reveal: FrameTimes };

/** Plays a whole round and watches its reveal. */
export async function roundFrames(browser: Browser, address: string, slowdown: number): Promise<RoundFrames> {
  const page = await openNotedPage(browser, 1280, 800);
  await page.goto(address);
  await page.locator('.btn.now').click();
  await page.locator('.hand').waitFor();
  const before = (await notesOf(page)).frames.length;
  await playRound(page);
  const between = (await notesOf(page)).frames.length;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.locator(REVEALED).waitFor({ timeout: PATIENCE });
  const { frames } = await notesOf(page);
  await page.close();
  return { round: timesOf(frames.slice(before, between)), reveal: timesOf(frames.slice(between)) };
}

const timesOf = (frames: readonly number[]): FrameTimes => ({
  frames: frames.length,
  slowFrames: frames.filter((time) => time > SLOW).length,
  longestFrame: Math.round(Math.max(0, ...frames)),
});

/** Buttons to press, the best first; every card may be played alone, so a round always continues. */
const ACTIONS = [
  '[data-action="knock"]:not([aria-disabled="true"])',
  '[data-action="pass"]:not([aria-disabled="true"])',
  '[data-action="play"]',
  '[data-action="draw-up"]',
  '[data-action="flip"]',
  '.board:has([data-action="choose"]) .hand [data-card][tabindex="0"]',
];

/** The reveal has a main button from its first moment on, and one that can be used once all hands have been shown. */
const OVER = '.screen-actions .btn.main';
const REVEALED = `${OVER}[aria-disabled="false"]`;

/** How long a player or a reveal may take, in milliseconds. */
const PATIENCE = 60_000;

async function playRound(page: Page): Promise<void> {
  for (;;) {
    await page
      .locator([...ACTIONS, OVER].join(', '))
      .first()
      .waitFor({ timeout: PATIENCE });
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
