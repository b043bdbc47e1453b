import { lastStatus } from './device/socket-messages.ts';
import { OPERATOR_SECRET } from './online/online-server.ts';
import { lookAt } from './online/look-at.ts';
import { expect, test } from './online/online-test.ts';
import { wordsIn } from './online/online-words.ts';
import { playOnline } from './online/play-online.ts';

test.setTimeout(240_000);

/** With nobody else online, the first card has to be there within this time, in milliseconds. */
const FIRST_CARD = 5000;
/** On a machine too busy for that, within so many times what it needs for a page. */
const PAGES = 2;

test('two strangers press the button and meet at one table after the round', async ({ device }) => {
  const ana = await device({ language: 'en' });
  const ben = await device({ language: 'de', name: 'Ben' });
  const english = wordsIn('en').online;
  const german = wordsIn('de').online;

  await test.step('the first one has cards at once, with labelled bots', async () => {
    const opened = Date.now();
    await ana.page.goto('/tables');
    const button = ana.page.getByRole('button', { name: english.strangers.now });
    await expect(button).toBeVisible();
    const pressed = Date.now();
    const limit = Math.max(FIRST_CARD, PAGES * (pressed - opened));
    await button.click();
    await expect(ana.page.locator('.hand [data-card]').first()).toBeVisible();
    expect(Date.now() - pressed).toBeLessThan(limit);
    const status = await lastStatus(ana.page);
    expect(status).toMatchObject({ isPublic: true, host: 'nobody' });
  });

  await test.step('the second one finds the table in the list, which names nobody', async () => {
    await ben.page.goto('/public');
    const row = ben.page.getByRole('listitem').filter({ hasText: german.strangers.round(1) });
    await expect(row).toContainText('English');
    await lookAt(ben.page, 'the list of public tables');
    const { seats } = (await lastStatus(ana.page))!;
    for (const seat of seats)
      if (seat.kind === 'taken') await expect(row).not.toContainText(seat.sitter.name);
    await ben.page.getByRole('button', { name: german.strangers.now }).click();
    await expect(ben.page.getByText(german.seats.giveUp)).toBeVisible();
    expect(new URL(ben.page.url()).pathname).toBe(new URL(ana.page.url()).pathname);
  });

  await test.step('after the round both have hands at the same table', async () => {
    const anaSeat = (await lastStatus(ana.page))!.seats.findIndex(
      (seat) => seat.kind === 'taken' && seat.sitter.kind === 'person',
    );
    await playOnline(new Map([[anaSeat, ana.page]]), { until: ({ view }) => view.phase === 'scored' });
    await expect
      .poll(
        async () =>
          (await lastStatus(ana.page))!.seats.filter(
            (seat) => seat.kind === 'taken' && seat.sitter.kind === 'person',
          ).length,
      )
      .toBe(2);
    await ana.page.getByRole('button', { name: wordsIn('en').app.reveal.deal(2) }).click();
    await expect(ben.page.locator('.hand [data-card]').first()).toBeVisible();
    await expect(ana.page.getByRole('region', { name: /^Ben, (?!.*computer)/ })).toHaveCount(1);
    const { seats } = (await lastStatus(ana.page))!;
    for (const seat of seats)
      if (seat.kind === 'taken' && seat.sitter.kind === 'bot')
        await expect(
          ana.page.getByRole('region', { name: new RegExp(`^${seat.sitter.name}, .*; computer`) }),
        ).toHaveCount(1);
  });

  await test.step('one of them blocks and reports the other', async () => {
    const { care } = english.strangers;
    await ana.page.getByRole('button', { name: wordsIn('en').app.menu, exact: true }).click();
    await ana.page.getByRole('button', { name: care.title }).click();
    await ana.page.getByRole('button', { name: new RegExp(`^${care.block}.*Ben`) }).click();
    await expect(ana.page.getByText(care.blocked('Ben'))).toBeVisible();
    await ana.page.getByRole('button', { name: new RegExp(`^${care.unblock}.*Ben`) }).click();
    await expect(ana.page.getByText(care.unblocked('Ben'))).toBeVisible();
    await ana.page.getByRole('button', { name: new RegExp(`^${care.report}.*Ben`) }).click();
    await lookAt(ana.page, 'a report');
    await ana.page.getByRole('button', { name: care.reasons.phrases }).click();
    await expect(ana.page.getByText(care.reported)).toBeVisible();
  });

  await test.step('the operator keeps them away and closes the table', async () => {
    const { page } = await device({ language: 'fr' });
    const words = wordsIn('fr').online.strangers;
    await page.goto('/operator');
    await page.getByLabel(words.operator.secret).fill('a guess at the secret');
    await page.getByRole('button', { name: words.operator.enter }).click();
    await expect(page.getByText(words.operator.refusals.wrong)).toBeVisible();
    await page.getByLabel(words.operator.secret).fill(OPERATOR_SECRET);
    await page.getByRole('button', { name: words.operator.enter }).click();
    await expect(page.getByText(words.care.reasons.phrases)).toBeVisible();
    await page.getByRole('button', { name: words.operator.ban }).click();
    await expect(page.getByRole('button', { name: words.operator.lift })).toBeVisible();
    await lookAt(page, 'the operator’s page');
    await page.getByRole('button', { name: words.operator.close }).first().click();
    await expect(page.getByText(words.operator.noTables)).toBeVisible();
    for (const [stranger, { byes }] of [
      [ana, english],
      [ben, german],
    ] as const)
      await expect(stranger.page.getByText(byes['no-such-table'].title)).toBeVisible();
    await ben.page.goto('/public');
    await ben.page.getByRole('button', { name: german.strangers.now }).click();
    await expect(ben.page.getByText(german.strangers.barred)).toBeVisible();
    // Both play from the same address, which is kept away as well.
    await page.getByRole('button', { name: words.operator.lift }).click();
    await expect(page.getByText(words.operator.noBans)).toBeVisible();
  });
});

test.describe.configure({ mode: 'serial' });

test('a name that does not suit a public table is answered with names to choose from', async ({ device }) => {
  const { page } = await device({ language: 'it', name: 'C4zz0' });
  const { strangers, me } = wordsIn('it').online;
  await page.goto('/public');
  await page.getByRole('button', { name: strangers.now }).click();
  await expect(page.getByText(strangers.badName)).toBeVisible();
  await page.getByRole('button', { name: me.guests[0]!, exact: true }).click();
  await expect(page.locator('.hand [data-card]').first()).toBeVisible();
});

test('a list that cannot be read is told, and comes when the server answers', async ({ device }) => {
  const { page } = await device({ language: 'fr', name: 'Zoé' });
  const { strangers, tables } = wordsIn('fr').online;
  await page.route('**/api/public', (route) => route.fulfill({ body: 'closed for repairs' }));
  await page.goto('/public');
  await expect(page.getByText(tables.unreachable)).toBeVisible();
  await page.unroute('**/api/public');
  await expect(page.getByText(tables.unreachable)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: strangers.tables })).toBeVisible();
});
