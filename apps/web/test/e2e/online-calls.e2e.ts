import type { BrowserContext, Page } from '@playwright/test';
import { playOnline, sitDown } from './online/play-online.ts';
import { expect, test } from './online/online-test.ts';
import { wordsIn } from './online/online-words.ts';

test.setTimeout(180_000);

const { app, online } = wordsIn('en');

/** How long somebody who is called has before they are called once more, in the app and here, in milliseconds. */
const REMINDER = 30_000;
const SHORT_REMINDER = 3000;

declare global {
  /** What this device has felt and how many holds keep its screen on. */
  const sensed: { readonly calls: number[][]; holds: number };
}

/** A device that notes its vibrations and what keeps its screen on, and waits less until a reminder. */
const senseCalls = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    ([usual, short]) => {
      const noted = { calls: [] as number[][], holds: 0 };
      const request = (): Promise<unknown> => {
        noted.holds += 1;
        return Promise.resolve({ release: () => Promise.resolve((noted.holds -= 1)) });
      };
      const later = setTimeout;
      Object.assign(globalThis, {
        sensed: noted,
        setTimeout: (act: () => void, delay?: number) => later(act, delay === usual ? short : delay),
      });
      Object.assign(Navigator.prototype, { vibrate: (pattern: number[]) => noted.calls.push(pattern) });
      Object.defineProperty(Navigator.prototype, 'wakeLock', { value: { request }, configurable: true });
    },
    [REMINDER, SHORT_REMINDER] as const,
  );

/** The vibrations that say whose turn it is; cards and loud moments have others. */
const callsOn = (page: Page): Promise<number> =>
  page.evaluate(() => sensed.calls.filter((pattern) => pattern.join(' ') === '20 80 20').length);

const holdsOn = (page: Page): Promise<number> => page.evaluate(() => sensed.holds);

test('whoever sits at a table is called on turn, and once more; their screen stays on until they leave', async ({
  device,
  makeTable,
}) => {
  const ana = await device({ language: 'en', name: 'Ana' });
  const ben = await device({ language: 'en', name: 'Ben' });
  await senseCalls(ben.context);
  const pages = await sitDown(await makeTable({ players: 2, target: 200 }), ana, ben);
  await playOnline(pages, { until: ({ view }) => view.asked === 0 });
  const before = await callsOn(ben.page);
  await playOnline(pages, { until: ({ view }) => view.asked === 1 });
  await expect.poll(() => callsOn(ben.page)).toBe(before + 1);
  await expect.poll(() => callsOn(ben.page)).toBe(before + 2);
  await ben.page.waitForTimeout(2 * SHORT_REMINDER);
  expect(await callsOn(ben.page)).toBe(before + 2);
  expect(await holdsOn(ben.page)).toBe(1);
  await ben.page.getByRole('button', { name: app.menu, exact: true }).click();
  await ben.page.getByRole('button', { name: online.play.toStart }).click();
  await expect.poll(() => holdsOn(ben.page)).toBe(0);
});
