import { expect, type Page } from '@playwright/test';
import { botOf, greedy } from '@quando/bots';
import type { Update } from '@quando/protocol';
import type { Action, Seat } from '@quando/rules';
import { nextQuestionOnline, updateAt } from '../device/socket-messages.ts';
import { mouse, type Fingers } from '../table/fingers.ts';
import type { Device } from './online-test.ts';

const decide = botOf(greedy);

/** What somebody does who plays in a way that brings games to an end. */
export const decisionIn = ({ view, seq }: Update): Action => decide(view, { seed: seq });

/** The pages of the people at a table, by seat. */
export type Company = ReadonlyMap<Seat, Page>;

/** Everybody takes a seat, and the first starts the game. */
export async function sitDown(path: string, ...devices: readonly Device[]): Promise<Company> {
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
  /** What everybody decides with; the mouse if nothing is said. */
  readonly fingers?: (page: Page) => Fingers;
  /** Where to stop; without it at the end of the game. */
  readonly until?: (update: Update) => boolean;
};

/** Lets everybody decide when they are asked, and gives the update at which that ends. */
export async function playOn(
  company: Company,
  { from = 0, until = isOver, fingers = mouse }: PlayOptions = {},
): Promise<Update> {
  const [first] = company.values();
  let update = await nextQuestionOnline(first!, from);
  while (!until(update)) {
    await answer(company, update, fingers);
    update = await nextQuestionOnline(first!, update.seq);
  }
  return update;
}

const isOver = ({ view }: Update): boolean => view.phase === 'over';

/** Whoever is asked decides on their own screen; between rounds everybody goes on when they have seen enough. */
async function answer(
  company: Company,
  { view, seq }: Update,
  fingers: (page: Page) => Fingers,
): Promise<void> {
  if (view.asked === 'nobody') {
    for (const page of company.values()) await fingers(page).goOn();
    return;
  }
  const page = company.get(view.asked)!;
  const own = await updateAt(page, seq);
  await fingers(page).act(own.view, decisionIn(own));
}
