import type { Page } from '@playwright/test';
import { violationsOn } from '../violations.ts';
import { playOnline } from './online/play-online.ts';
import { expect, test } from './online/online-test.ts';
import { wordsIn } from './online/online-words.ts';
import { atBothSizes } from './table/both-sizes.ts';

const { app, online } = wordsIn('en');

/** Whatever can be tapped and is smaller than a finger. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, label:has(input), [role="switch"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('label:has(input)') || element.matches('label'))
      .filter((element) => !element.closest('[data-card], .log, .side-panel'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width} x ${box.height}`),
  );

/** A screen that is open to everybody: to screen readers, to fingers, to narrow devices. */
const look = (page: Page, name: string): Promise<void> =>
  atBothSizes(page, async (size) => {
    expect.soft(await violationsOn(page), `${name}, ${size}`).toEqual([]);
    expect.soft(await smallTargets(page), `${name}, ${size}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect.soft(overflow, `${name} is wider than the ${size}`).toBe(false);
  });

test('every online screen passes axe, fits the screen and has targets that fit a finger', async ({
  device,
  makeTable,
}) => {
  test.setTimeout(240_000);
  const ana = await device({ language: 'en', name: 'Ana' });
  const late = await device({ language: 'en', theme: 'night' });
  const path = await makeTable({ players: 3, target: 1, tempo: 'normal' });

  await ana.page.goto(path);
  await expect(ana.page.getByRole('heading', { name: online.lobby.where })).toBeVisible();
  await look(ana.page, 'a lobby without a seat');
  await ana.page.getByRole('button', { name: online.lobby.sit }).click();
  await expect(ana.page.getByRole('heading', { name: online.lobby.who })).toBeVisible();
  await ana.page.locator('[data-lobby-seat="1"]').click();
  await expect(ana.page.getByText(app.setup.level)).toBeVisible();
  await look(ana.page, 'a host’s lobby');
  await ana.page.getByRole('button', { name: online.lobby.beginWith(1) }).click();
  await expect(ana.page.locator('.hand')).toBeVisible();
  await look(ana.page, 'a game');
  await ana.page.getByRole('button', { name: online.play.say }).click();
  await look(ana.page, 'the phrases');
  await ana.page.keyboard.press('Escape');
  await ana.page.getByRole('button', { name: app.menu, exact: true }).click();
  await look(ana.page, 'the menu');
  await ana.page.getByRole('button', { name: online.share.seatTitle }).click();
  await look(ana.page, 'the private link');
  await ana.page.keyboard.press('Escape');

  await late.page.goto(path);
  await expect(late.page.getByText(online.play.watching)).toBeVisible();
  await look(late.page, 'watching');
  await late.page.getByRole('button', { name: online.play.takeSeat }).click();
  await look(late.page, 'taking a seat');

  await ana.page.goto('/tables');
  await expect(ana.page.getByText(online.tables.yours)).toBeVisible();
  await look(ana.page, 'the tables');
  await ana.page.goto(path);
  await playOnline(new Map([[0, ana.page]]));
  await ana.page.locator('.screen-actions .btn').last().click();
  await expect(ana.page.getByText(online.finish.fairTitle)).toBeVisible();
  await look(ana.page, 'the end');
  await late.page.goto('/t/AAAAAAAAAAAAAAAA');
  await expect(late.page.getByText(online.byes['no-such-table'].text)).toBeVisible();
  await look(late.page, 'a table that is gone');
});
