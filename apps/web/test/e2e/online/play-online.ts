import { expect, type Page } from '@playwright/test';
import { botOf, greedy } from '@quando/bots';
import type { Update } from '@quando/protocol';
import { mayKnock, type Action, type Seat } from '@quando/rules';
import { nextDecisionOnline, updateAt } from '../device/socket-messages.ts';
import { mouse, type PlayerInput } from '../table/player-input.ts';
import type { Device } from './online-test.ts';

const decide = botOf(greedy);

/** A decision that brings rounds to an end soon: a knock as soon as everybody has played twice. */
export const decisionIn = ({ view, seq }: Update): Action =>
  view.phase === 'turn' && mayKnock(view) ? { type: 'knock' } : decide(view, { seed: seq });

/** The pages of the people at a table, by seat. */
export type PagesBySeat = ReadonlyMap<Seat, Page>;

/** Everybody takes a seat, and the first starts the game. */
export async function sitDown(path: string, ...devices: readonly Device[]): Promise<PagesBySeat> {
  for (const { page } of devices) {
    await page.goto(path);
    await page.locator('.screen-actions .main').click();
    await expect(page.locator('.invite')).toBeVisible();
  }
  await devices[0]!.page.locator('.screen-actions .main').click();
  for (const { page } of devices) await expect(page.locator('.hand')).toBeVisible();
  return new Map(devices.map(({ page }, seat) => [seat, page]));
}

export type PlayOptions = {
  readonly from?: number;
  /** The input of all players; the mouse by default. */
  readonly input?: (page: Page) => PlayerInput;
  /** When to stop; at the end of the game by default. */
  readonly until?: (update: Update) => boolean;
};

/** Makes everybody decide when asked, and returns the update at which that ends. */
export async function playOnline(
  pages: PagesBySeat,
  { from = 0, until = isOver, input = mouse }: PlayOptions = {},
): Promise<Update> {
  const [first] = pages.values();
  let update = await nextDecisionOnline(first!, from);
  while (!until(update)) {
    await answer(pages, update, input);
    update = await nextDecisionOnline(first!, update.seq);
  }
  return update;
}

const isOver = ({ view }: Update): boolean => view.phase === 'over';

/** The player who is asked decides on their own page; between rounds everybody continues. */
async function answer(
  pages: PagesBySeat,
  { view, seq }: Update,
  input: (page: Page) => PlayerInput,
): Promise<void> {
  if (view.asked === 'nobody') {
    for (const page of pages.values()) await input(page).goOn();
    return;
  }
  const page = pages.get(view.asked)!;
  const own = await updateAt(page, seq);
  await input(page).act(own.view, decisionIn(own));
}
