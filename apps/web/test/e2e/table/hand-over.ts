import type { Page } from '@playwright/test';
import type { Seat, View } from '@quando/rules';
import { heardOn, updatesIn } from '../device/worker-messages.ts';
import { expect } from '../quando-test.ts';
import { english } from './words.ts';

const { handover } = english.app;

/** What the page was last told as this seat, once that seat is asked in one of these phases. */
export async function lookingAs(
  page: Page,
  seat: Seat,
  phases: readonly View['phase'][] = ASKING,
): Promise<View> {
  const last = (): Promise<View | undefined> =>
    heardOn(page).then((heard) => updatesIn(heard).findLast(({ viewer }) => viewer === seat)?.view);
  const isAsked = (view: View | undefined): boolean => view?.asked === seat && phases.includes(view.phase);
  await expect.poll(async () => isAsked(await last())).toBe(true);
  return (await last())!;
}

const ASKING: readonly View['phase'][] = ['turn', 'draw', 'penalty'];

/** Somebody says that it is them, reads what happened, if anything did, and looks at their cards. */
export async function takeDevice(
  page: Page,
  name: string,
  seat: Seat,
  { news = [] }: { readonly news?: readonly (string | RegExp)[] } = {},
): Promise<View> {
  await page.getByRole('button', { name: handover.iAm(name) }).click();
  for (const sentence of news) await expect(page.getByText(sentence)).toBeVisible();
  if (news.length > 0) await page.getByRole('button', { name: handover.toCards }).click();
  return lookingAs(page, seat);
}

/** Whoever has the device passes it on. */
export async function passOn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: handover.passOn(name) }).click();
  await expect(page.getByRole('button', { name: handover.iAm(name) })).toBeVisible();
}
