import type { Page } from '@playwright/test';
import { lastStatus } from './device/socket-messages.ts';
import { expectAnnounced } from './online/announcement.ts';
import { expect, test } from './online/online-test.ts';
import { wordsIn } from './online/online-words.ts';

const { app, online } = wordsIn('en');
const { lobby, seats, tables, refusals } = online;

const lobbySeat = (page: Page, seat: number) => page.locator(`[data-lobby-seat="${seat}"]`);

const term = (page: Page, name: string) => page.locator(`[data-term="${name}"]`);

test('a fifth friend comes: the host adds a seat and changes the terms, which everybody sees', async ({
  device,
  makeTable,
}) => {
  const path = await makeTable({ players: 2, target: 50 });
  const [ana, ben] = [
    await device({ language: 'en', name: 'Ana' }),
    await device({ language: 'en', name: 'Ben' }),
  ];
  for (const { page } of [ana, ben]) {
    await page.goto(path);
    await page.getByRole('button', { name: lobby.sit }).click();
    await expect(page.getByRole('heading', { name: lobby.who })).toBeVisible();
  }
  await test.step('one more seat', async () => {
    await ana.page.getByRole('button', { name: lobby.addSeat }).click();
    await expect(lobbySeat(ben.page, 2)).toBeVisible();
    await expect(term(ben.page, 'players')).toHaveText(lobby.seats(3));
  });
  await test.step('the terms open in place, and the change blinks for the others', async () => {
    await term(ana.page, 'tempo').click();
    await expect(term(ana.page, 'tempo')).toHaveAttribute('aria-expanded', 'true');
    await expectAnnounced(ben.page, seats.news.termsChanged, () =>
      ana.page.getByRole('radio', { name: tables.tempos.quick }).check({ force: true }),
    );
    await expect(term(ben.page, 'tempo')).toHaveText(lobby.paces.quick);
    await expect(term(ben.page, 'tempo')).toHaveClass(/blink/);
    await expect(ben.page.getByRole('button', { name: lobby.paces.quick })).toHaveCount(0);
  });
  await test.step('the number of seats cannot become smaller than that of the people', async () => {
    const zoe = await device({ language: 'en', name: 'Zoe' });
    await zoe.page.goto(path);
    await zoe.page.getByRole('button', { name: lobby.sit }).click();
    await expect(lobbySeat(ana.page, 2)).toContainText('Zoe');
    await term(ana.page, 'players').click();
    await ana.page.getByRole('radio', { name: '2', exact: true }).click({ force: true });
    await expect(ana.page.getByRole('status').getByText(refusals['too-few-seats'])).toBeVisible();
    await expect(term(ana.page, 'players')).toHaveText(lobby.seats(3));
    await expect(ana.page.getByRole('radio', { name: '3', exact: true })).toBeChecked();
  });
  await test.step('the game is played by the new terms', async () => {
    await ana.page.getByRole('button', { name: app.setup.begin(3) }).click();
    await expect(ana.page.locator('[data-lobby-seat]')).toHaveCount(0);
    const { stage, terms } = (await lastStatus(ana.page))!;
    expect([stage, terms.players, terms.tempo]).toEqual(['playing', 3, 'quick']);
  });
});
