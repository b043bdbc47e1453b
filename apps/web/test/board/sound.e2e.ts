import { expect, test, type Page } from '@playwright/test';
import { join } from 'node:path';
import type { Cue } from '../../src/sound/cue.ts';
import { bundled } from '../fixtures/bundled.ts';
import type { Measured, SoundPage } from './sound-page.ts';

declare const soundPage: SoundPage;

let script = '';

test.beforeAll(async () => {
  script = await bundled(join(import.meta.dirname, 'sound-page.ts'));
});

const measure = (page: Page, cue: Cue): Promise<Measured> =>
  page.evaluate((wanted) => soundPage.measure(wanted), cue);

const LOUD: readonly Cue[] = [
  { kind: 'knock' },
  { kind: 'triplet' },
  { kind: 'zeros' },
  { kind: 'penalty' },
  { kind: 'lowest' },
  { kind: 'won' },
];

/** What happens on every turn. */
const QUIET: readonly Cue[] = [
  { kind: 'slide' },
  { kind: 'turn', isZero: false },
  { kind: 'select', number: 5 },
  { kind: 'count', sum: 12, hand: 2 },
  { kind: 'rank' },
  { kind: 'play', group: 'single', numbers: [7] },
];

test('loud moments are louder than cards, also on a phone, and nothing is distorted', async ({ page }) => {
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'soundPage' in globalThis);
  const cards = await Promise.all(QUIET.map((cue) => measure(page, cue)));
  const moments = await Promise.all(LOUD.map((cue) => measure(page, cue)));
  const loudestCard = Math.max(...cards.map(({ phone }) => phone));
  for (const [i, { kind }] of LOUD.entries()) {
    const { peak, phone, full } = moments[i]!;
    expect.soft(phone, `${kind} above every card`).toBeGreaterThan(loudestCard + 6);
    expect.soft(full - phone, `${kind} has its body above 400 Hz`).toBeLessThan(4.5);
    expect.soft(peak, `${kind} is not distorted`).toBeLessThanOrEqual(1);
  }
});
