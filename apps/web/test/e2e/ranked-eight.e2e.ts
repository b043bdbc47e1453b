import { BOTS } from '@quando/bots';
import { parseRankedAttempt } from '@quando/protocol';
import { dayOf, ROUNDS } from '@quando/season';
import { loadAppWords, loadEightWords } from '@quando/text';
import { TestClient } from '../../../../tools/e2e/test-client.ts';
import { rankedKeys } from '../../src/eight/ranked-keys.ts';
import { memoryStore } from '../fixtures/memory-store.ts';
import { violationsOn } from '../violations.ts';
import { nextDecisionOnline } from './device/socket-messages.ts';
import { expect, test } from './online/online-test.ts';
import { decisionIn } from './online/play-online.ts';
import { mouse } from './table/player-input.ts';

const [words, app] = await Promise.all([loadEightWords('en'), loadAppWords('en')]);

test.setTimeout(180_000);

const policy: ConstructorParameters<typeof TestClient>[0]['policy'] = (view) =>
  BOTS.sharp(view, { seed: 'ranked' });

/** Plays the rounds that are left without a page, with the key of a device. */
async function playOn(address: string, eight: string, key: string): Promise<void> {
  for (let rounds = 1; rounds < ROUNDS;) {
    const answer = await fetch(`${address}/api/eights/${eight}/deal`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, name: 'Ana', avatar: 'bean' }),
    });
    const attempt = parseRankedAttempt(await answer.json());
    rounds = attempt!.rounds.length;
    if (attempt!.table === undefined) continue;
    const client = new TestClient({ address: () => address, table: attempt!.table, key, policy });
    await client.until(({ status }) => status?.stage === 'over');
    client.leave();
  }
}

test('an eight that this server ranks: a round with a reload and a cut line, and its result among the others', async ({
  device,
  tables,
}) => {
  const { page, context } = await device({ language: 'en' });
  await page.goto('/8/more');
  await page.getByRole('button', { name: words.club.make }).click();
  await expect(page.getByText(words.ranked.finished(0, undefined))).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/8/ranked-club');

  await test.step('nobody is in the table of results without a name', async () => {
    const name = page.getByLabel(app.setup.name);
    await expect(name).toHaveValue('');
    await expect(page.getByRole('button', { name: words.deal(1) })).toHaveAttribute('aria-disabled', 'true');
    await name.fill('Ana');
    expect(await violationsOn(page)).toEqual([]);
  });

  await page.getByRole('button', { name: words.deal(1) }).click();
  await page.locator('.board').waitFor();
  await nextDecisionOnline(page, 0);
  await page.reload();
  await page.getByRole('button', { name: words.goOn(1) }).click();
  await page.locator('.board').waitFor();
  let update = await nextDecisionOnline(page, 0);
  await context.setOffline(true);
  await context.setOffline(false);
  while (update.view.result === 'none') {
    await mouse(page).act(update.view, decisionIn(update));
    update = await nextDecisionOnline(page, update.seq);
  }
  await mouse(page).goOn();
  await expect(page.getByText(words.masterHint)).toBeVisible();

  const kept = await page.evaluate(() => localStorage.getItem('quando-ranked'));
  const [eight] = rankedKeys({ ...memoryStore(), getItem: () => kept });
  await playOn(tables.address, eight!.id, eight!.key);
  await page.reload();

  await test.step('the result stands in the table of the link, and there is no second attempt', async () => {
    await expect(page.getByRole('row').filter({ hasText: 'Ana' })).toContainText(`1. Ana${words.you}`);
    await expect(page.getByText(words.again)).toHaveCount(0);
    expect(await violationsOn(page)).toEqual([]);
  });

  await test.step('without the server the result is still there, and the eight of this device is a tap away', async () => {
    await page.route('/api/eights/**', (route) => route.abort('connectionrefused'));
    await page.reload();
    await expect(page.getByText(words.ranked.refusals.unreachable)).toBeVisible();
    await expect(page.getByRole('button', { name: words.share, exact: true })).toBeVisible();
    await page.goto(`/8/ranked-${dayOf(Date.now())}`);
    await expect(page.getByText(words.ranked.refusals.unreachable)).toBeVisible();
    await page.getByRole('link', { name: words.ranked.onHonour }).click();
    await expect(page.getByRole('button', { name: words.deal(1) })).toBeVisible();
  });
});
