import type { Browser } from '@playwright/test';
import { notesOf, openNotedPage } from './noted-page.ts';

export type SlowStart = {
  /** When the button that starts a game is visible and no long task is running, in milliseconds. */
  readonly interactive: number;
  /** The longest task, in milliseconds; 0 if none took 50. */
  readonly longestTask: number;
};

const QUIET = 2000;

/** Loads the start page with CPU throttling. */
export async function slowStart(browser: Browser, address: string, slowdown: number): Promise<SlowStart> {
  const page = await openNotedPage(browser, 360, 740);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address);
  await page.locator('.btn.now').waitFor();
  const shown = await page.evaluate(() => performance.now());
  await page.waitForTimeout(QUIET);
  const { tasks } = await notesOf(page);
  await page.close();
  return {
    interactive: Math.round(Math.max(shown, ...tasks.map(({ start, duration }) => start + duration))),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}
