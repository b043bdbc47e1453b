import type { Page } from '@playwright/test';
import type { Seat, View } from '@quando/rules';
import { workerMessagesOn, updatesIn } from '../device/worker-messages.ts';
import { expect } from '../quando-test.ts';
import { english } from './words.ts';

const { handover } = english.app;

export type ViewOptions = {
  readonly phases?: readonly View['phase'][];
  /** How many messages had arrived before; earlier views of this seat are out of date. */
  readonly since?: number;
};

/** The view that the page has received for this seat, once it is asked in one of these phases. */
export async function viewAs(
  page: Page,
  seat: Seat,
  { phases = ASKING, since = 0 }: ViewOptions = {},
): Promise<View> {
  let view: View | undefined;
  await expect(async () => {
    const told = updatesIn((await workerMessagesOn(page)).slice(since));
    view = told.findLast(({ viewer }) => viewer === seat)?.view;
    expect(view?.asked).toBe(seat);
    expect(phases).toContain(view?.phase);
  }).toPass({ timeout: 15_000 });
  return view!;
}

const ASKING: readonly View['phase'][] = ['turn', 'draw', 'penalty'];

type TakeOptions = {
  /** What the recap tells, if there is one. */
  readonly news?: readonly (string | RegExp)[];
  /** What of it is a play, which is shown as well as told. */
  readonly plays?: readonly (string | RegExp)[];
};

/** Takes the device as a player: confirms the name, reads the recap if there is one, and returns the view. */
export async function takeDevice(
  page: Page,
  name: string,
  seat: Seat,
  { plays = [], news = plays }: TakeOptions = {},
): Promise<View> {
  const { length: since } = await workerMessagesOn(page);
  await page.getByRole('button', { name: handover.iAm(name) }).click();
  for (const sentence of news)
    await expect(page.getByRole('listitem').filter({ hasText: sentence })).toBeVisible();
  for (const sentence of plays)
    await expect(
      page.getByRole('listitem').filter({ hasText: sentence }).locator('.mini').first(),
    ).toBeVisible();
  if (news.length > 0) await page.getByRole('button', { name: handover.toCards }).click();
  return viewAs(page, seat, { since });
}

/** Passes the device on to a player. */
export async function passOn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: handover.passOn(name) }).click();
  await expect(page.getByRole('button', { name: handover.iAm(name) })).toBeVisible();
}
