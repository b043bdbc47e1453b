import { chromium } from '@playwright/test';
import { browserPath } from '../browser.ts';
import { callOf, PHONE, type Driver } from './driver.ts';

/** Starts a Chromium, driven by Playwright. */
export async function startChromium(): Promise<Driver> {
  const browser = await chromium.launch({ executablePath: browserPath() });
  // In a test, new contexts have the options of its configuration, which blocks service workers.
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB', serviceWorkers: 'allow' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error.stack)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    run: async (work, ...args) => JSON.parse(await page.evaluate<string>(callOf(work, args))),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    complaints: () => complaints,
    close: () => browser.close(),
  };
}
