import { lookAt } from './online/look-at.ts';
import { playOnline } from './online/play-online.ts';
import { expect, test } from './online/online-test.ts';
import { wordsIn } from './online/online-words.ts';

const { app, online } = wordsIn('en');

test('every online screen passes axe, fits the screen and has targets that fit a finger', async ({
  device,
  makeTable,
}) => {
  test.setTimeout(240_000);
  const ana = await device({ language: 'en', name: 'Ana' });
  const late = await device({ language: 'en', theme: 'night' });
  const path = await makeTable({ players: 3, target: 1, tempo: 'relaxed' });

  await ana.page.goto(path);
  await expect(ana.page.getByRole('heading', { name: online.lobby.where })).toBeVisible();
  await lookAt(ana.page, 'a lobby without a seat');
  await ana.page.getByRole('button', { name: online.lobby.sit }).click();
  await expect(ana.page.getByRole('heading', { name: online.lobby.who })).toBeVisible();
  await ana.page.locator('[data-lobby-seat="1"]').click();
  await expect(ana.page.getByText(app.setup.level)).toBeVisible();
  await lookAt(ana.page, 'a host’s lobby');
  await ana.page.getByRole('button', { name: online.lobby.beginWith(1) }).click();
  await expect(ana.page.locator('.hand')).toBeVisible();
  await lookAt(ana.page, 'a game');
  await ana.page.getByRole('button', { name: online.play.say }).click();
  await lookAt(ana.page, 'the phrases');
  await ana.page.keyboard.press('Escape');
  await ana.page.getByRole('button', { name: app.menu, exact: true }).click();
  await lookAt(ana.page, 'the menu');
  await ana.page.getByRole('button', { name: online.share.seatTitle }).click();
  await lookAt(ana.page, 'the private link');
  await ana.page.keyboard.press('Escape');

  await late.page.goto(path);
  await expect(late.page.getByText(online.play.watching)).toBeVisible();
  await lookAt(late.page, 'watching');
  await late.page.getByRole('button', { name: online.play.takeSeat }).click();
  await lookAt(late.page, 'taking a seat');

  await ana.page.goto('/tables');
  await expect(ana.page.getByText(online.tables.yours)).toBeVisible();
  await lookAt(ana.page, 'the tables');
  await ana.page.goto(path);
  await playOnline(new Map([[0, ana.page]]));
  await ana.page.locator('.screen-actions .btn').last().click();
  await expect(ana.page.getByText(online.finish.fairTitle)).toBeVisible();
  await lookAt(ana.page, 'the end');
  await late.page.goto('/t/AAAAAAAAAAAAAAAA');
  await expect(late.page.getByText(online.byes['no-such-table'].text)).toBeVisible();
  await lookAt(late.page, 'a table that is gone');
});
