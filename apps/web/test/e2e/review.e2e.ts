import type { Page } from '@playwright/test';
import { readLink } from '@quando/rules/authority';
import {
  languages,
  loadReplayWords,
  loadReviewPageWords,
  loadReviewReasonWords,
  reasonSentence,
} from '@quando/text';
import type { TableEntry } from '@quando/table';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { storeGames } from './device/game-database.ts';
import { switchLanguage } from './device/language-switch.ts';
import { expect, test } from './quando-test.ts';
import { personAndBots } from './table/sitters.ts';
import { storedGameFrom, type StoredGame } from './table/stored-game.ts';
import { english } from './table/words.ts';
import { violationsOn } from '../violations.ts';

const words = await loadReviewPageWords('en');
const replayWords = await loadReplayWords('en');

/** A game of three in which seat 0 breaks up a triplet of 2s and knocks with 42 points. */
const CODE =
  '1chCqiBuoGAt-YBgN4s4Gj1gzavIHbBvs-t3P7e4KBCeRnjy0QWdNwZ1puAvRQ-zQmR95UI3-hazaDhxA4H8WGULK1khkA_KIoKJrLO0mpxs6KF9vQ89Kn1ZN8Ltllk-_MeS0FojWXyMB';

/** The decisions of the first round before its two marks: a play, then the knock. */
const MARKED = [
  [12, 'mistake'],
  [30, 'blunder'],
] as const;

/** Why the knock was a mistake. */
const HASTY = { code: 'costly-knock', sum: 42, cost: 47 } as const;

test.use({ reducedMotion: 'reduce' });

/** So high that no row lies under the buttons at the bottom. */
const HIGH = 3000;

/** Scans a page in the width of a desktop, then in that of a phone. */
async function scan(page: Page): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: HIGH });
    expect(await violationsOn(page), `${width} pixels`).toEqual([]);
  }
}

test('a game is reviewed: summary, a decision in three layers, questions and the trend', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: HIGH });
  await storeGames(page, gameOf(CODE));
  await page.goto('/games');
  await beginAnew(page);
  await expect(page.getByRole('heading', { name: words.luck.title })).toBeVisible({ timeout: 120_000 });
  await scan(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: words.summary.share }).click();
  const picture = readFileSync(await (await downloading).path());
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);

  await page
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(words.marks.blunder) })
    .click();
  await expect(page.getByText(words.decision.knew('you'))).toBeVisible();
  // An address with another seat would begin the review again.
  await expect(page).toHaveURL(/#game=tried&at=1\.30$/);
  const hand = `${words.decision.held('you', HASTY.sum)}: 2, 3, 3, 5, 9, 10, 10`;
  await expect(page.getByRole('img', { name: hand })).toBeVisible();
  for (const language of [...languages, 'en'] as const) {
    await switchLanguage(page, language);
    const said = await loadReviewPageWords(language);
    const { reasons } = await loadReviewReasonWords(language);
    await expect(page.getByText(said.decision.knew('you'))).toBeVisible();
    await expect(page.getByText(reasonSentence(reasons, HASTY, []))).toBeVisible();
  }
  // What nobody could know is there only when it is asked for.
  const lid = page.getByRole('button', { name: words.decision.truth });
  const truth = page.locator(`[id="${await lid.getAttribute('aria-controls')}"] li`);
  await expect(truth).toHaveCount(0);
  await lid.click();
  await expect(truth.first()).toBeVisible();
  await scan(page);

  // From decision to decision, and still only one step back to the whole game.
  const back = page.getByRole('button', { name: english.app.back, exact: true });
  await page.getByRole('button', { name: words.decision.before }).click();
  await expect(page).toHaveURL(/#game=tried&at=1\.12$/);
  await back.click();
  await expect(page.getByRole('heading', { name: words.luck.title })).toBeVisible();
  await back.click();
  await expect(page).toHaveURL('/games');

  // A replay leads from mistake to mistake.
  await page.goto('/replay#game=tried');
  await page.getByRole('slider').waitFor();
  await page.getByRole('button', { name: replayWords.controls.mistake }).waitFor();
  for (const [step, mark] of MARKED) {
    await page.locator('body').press('m');
    const place = new RegExp(`^${replayWords.place(1, step)}`);
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', place);
    await expect(page.getByRole('heading', { name: words.marks[mark] })).toBeVisible();
  }

  // What is kept is shown again at once, and its marks have become questions.
  await page.goto('/mistakes');
  await expect(page.getByText(words.learn.question)).toBeVisible();
  await expect(page.getByText('%')).toHaveCount(0);
  await scan(page);
  await page.getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByRole('button', { name: words.learn.why })).toBeVisible();
  await page.goto('/progress');
  await expect(page.getByText(words.trend.games(1))).toBeVisible();
  await scan(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: words.trend.saveTable }).click();
  const [head = '', ...rows] = readFileSync(await (await saving).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(head).toMatch(/^date,players,rounds,decisions,/);
  expect(rows).toEqual([expect.stringMatching(/,1[\w-]{50,}$/)]);
});

/** Opens a review that has no usable nets at first, and then is stopped and started again. */
async function beginAnew(page: Page): Promise<void> {
  const nets = /critic[^/]*\.qnet/;
  await page.route(nets, (route) => route.fulfill({ body: 'no net' }));
  await page.getByRole('link', { name: english.app.review }).click();
  await expect(page.getByText(words.refusals.noNets)).toBeVisible();
  await page.unroute(nets);
  const stop = new AbortController();
  await page.route(nets, async (route) => {
    await once(stop.signal, 'abort');
    await route.continue().catch(() => {});
  });
  await page.getByRole('button', { name: words.refusals.retry }).click();
  await page.getByRole('button', { name: words.running.stop }).click();
  await expect(page.getByText(words.running.stopped)).toBeVisible();
  stop.abort();
  await page.unroute(nets);
  await page.getByRole('button', { name: words.running.goOn }).click();
}

/** The recorded game as the device of the player on seat 0 has stored it. */
function gameOf(code: string): StoredGame {
  const read = readLink(code);
  if ('fault' in read) throw new Error(read.fault.code);
  const { rounds, target } = read.record;
  const sitters = personAndBots(['Mila', 'Jonas']);
  const entries: TableEntry[] = [{ seq: 0, at: 0, type: 'opened', setup: { sitters, target } }];
  for (const { dealer, deck, actions } of rounds) {
    entries.push({ seq: entries.length, at: entries.length, type: 'dealt', dealer, deck: [...deck] });
    for (const line of actions) {
      const seq = entries.length;
      entries.push({ seq, at: seq, type: 'acted', line, id: `recorded-${seq}` });
    }
  }
  return storedGameFrom('tried', entries);
}
