import type { Page } from '@playwright/test';
import type { SeatedRoom } from './seated-room.ts';

declare global {
  /** When the television painted each step, and when a phone was tapped, in milliseconds since 1970. */
  var paintedAt: number[];
  var tappedAt: number;
}

/** Long enough for cards to land, in milliseconds. */
const PAUSE = 900;

/** What to tap, the best first: every card may be played alone, so a round goes on for ever. */
const ACTIONS = ['[data-action="draw-up"]', '[data-action="play"]', '.hand [data-card][tabindex="0"]'];

/** The times from a tap on a phone to the frame in which the television shows it, in milliseconds. */
export async function tapTimes({ tv, phones }: SeatedRoom, count: number): Promise<readonly number[]> {
  await tv.evaluate(`{${NOTE_PAINTS}}`);
  for (const phone of phones) await phone.evaluate(`{${NOTE_TAPS}}`);
  const times: number[] = [];
  await tv.waitForTimeout(3 * PAUSE);
  while (times.length < count) {
    const before = await paintsOn(tv);
    const phone = await tapSomebody(phones);
    if (!phone) continue;
    await tv.waitForFunction((known) => paintedAt.length > known, before);
    const painted = await tv.evaluate((known) => paintedAt[known]!, before);
    times.push(painted - (await phone.evaluate(() => tappedAt)));
    await tv.waitForTimeout(PAUSE);
  }
  return times;
}

const paintsOn = (tv: Page): Promise<number> => tv.evaluate(() => paintedAt.length);

/** Taps the next thing on the phone of whoever is asked; returns the phone if that was a decision. */
async function tapSomebody(phones: readonly Page[]): Promise<Page | undefined> {
  for (const phone of phones) {
    if ((await phone.locator('[data-action="draw-up"], [data-action="knock"]').count()) === 0) continue;
    for (const action of ACTIONS) {
      const found = phone.locator(action).first();
      if ((await found.count()) === 0) continue;
      await found.click();
      return action.startsWith('[data-action') ? phone : undefined;
    }
  }
  return undefined;
}

/** The frame after a change has been painted when the next task begins. */
const NOTE_PAINTS = `
  globalThis.paintedAt = [];
  const note = () => paintedAt.push(performance.timeOrigin + performance.now());
  new MutationObserver(() => requestAnimationFrame(() => setTimeout(note)))
    .observe(document.querySelector('[data-seq]'), { attributeFilter: ['data-seq'] });
`;

const NOTE_TAPS = `
  const note = ({ timeStamp }) => (globalThis.tappedAt = performance.timeOrigin + timeStamp);
  addEventListener('click', note, { capture: true });
`;
