import { expect, type Page } from '@playwright/test';
import { ownSeat } from '@quando/bots';
import type { Action, Seat, View } from '@quando/rules';

/** A way to carry out a player's decisions on the screen. */
export type PlayerInput = {
  act(view: View, action: Action): Promise<void>;
  /** Deals the next round, or goes on to the result. */
  goOn(): Promise<void>;
};

const cardOf = (seat: Seat | 'watcher', slot: number): string => `[data-card="${seat}:${slot}"]`;

export const actionButton = (name: string): string => `[data-action="${name}"]`;

/** Waits until the screen shows the hand and the phase of this view. */
export async function waitForView(page: Page, view: View): Promise<void> {
  const seat = ownSeat(view);
  const cards = view.hands[seat]!.map(({ slot }) => `${seat}:${slot}`);
  await page.waitForFunction(
    ([wanted, selector]) => {
      const hand = [...document.querySelectorAll('.hand [data-card]')];
      const keys = hand.map((card) => card.getAttribute('data-card')!);
      const isWhole = keys.length === wanted.length && wanted.every((key) => keys.includes(key));
      return isWhole && document.querySelector(selector) !== null;
    },
    [cards, SELECTORS[view.phase]] as const,
  );
}

/** Selectors of what the screen shows in each phase. */
const SELECTORS: Readonly<Record<View['phase'], string>> = {
  turn: '[data-action="knock"], [data-action="pass"]',
  draw: '[data-action="draw-up"]',
  penalty: '[data-action="draw-up"], [data-action="choose"], [data-action="flip"]',
  scored: '.screen-actions',
  over: '.screen-actions',
};

/** Plays by mouse. */
export const mouse = (page: Page): PlayerInput => ({
  async act(view, action) {
    await waitForView(page, view);
    const slots = action.type === 'play' ? action.slots : action.type === 'flip' ? [action.slot] : [];
    for (const slot of slots) await clickCard(page, cardOf(view.viewer, slot));
    await page.locator(actionButton(action.type === 'draw' ? `draw-${action.side}` : action.type)).click();
  },
  async goOn() {
    await page.locator('.screen-actions .btn').last().click();
  },
});

/** Whether a card is chosen. */
const isChosen = async (page: Page, card: string): Promise<boolean> =>
  (await page.locator(card).getAttribute('aria-pressed')) === 'true';

/** A visible spot of a card, since its neighbours cover it. */
export async function visibleSpotOf(page: Page, card: string): Promise<{ x: number; y: number }> {
  const spot = await page.locator(card).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [0.5, 0.3, 0.7, 0.15, 0.85];
    const spots = shares.flatMap((down) =>
      shares.map((along) => ({ x: left + along * width, y: top + down * height })),
    );
    return spots.find(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-card]') === element);
  });
  if (!spot) throw new Error(`nothing of ${card} is visible`);
  return spot;
}

/** Clicks a card, unless it is chosen already, also if a dialog that the page's test closes lay over it. */
async function clickCard(page: Page, card: string): Promise<void> {
  await expect(async () => {
    // Unlike the search for a visible spot, this assertion lets handlers close such a dialog.
    await expect(page.locator(card)).toBeVisible();
    if (await isChosen(page, card)) return;
    const { x, y } = await visibleSpotOf(page, card);
    await page.mouse.click(x, y);
    await expect(page.locator(card)).toHaveAttribute('aria-pressed', 'true', { timeout: 5000 });
  }).toPass({ timeout: 30_000 });
}

const KEYS = { knock: 'k', pass: 'p' } as const;

/** Plays by keyboard. */
export const keyboard = (page: Page): PlayerInput => ({
  async act(view, action) {
    await waitForView(page, view);
    if (action.type === 'draw') return page.keyboard.press(action.side === 'up' ? 'u' : 'd');
    if (action.type === 'knock' || action.type === 'pass') return page.keyboard.press(KEYS[action.type]);
    const slots = action.type === 'flip' ? [action.slot] : action.slots;
    for (const slot of slots) await chooseByKeyboard(page, cardOf(view.viewer, slot));
    await page.keyboard.press('Enter');
  },
  async goOn() {
    await tabTo(page, '.screen-actions .btn:last-child:not([aria-disabled="true"])');
    await page.keyboard.press('Enter');
  },
});

/** Chooses a card: the first ten by digit, the others by arrow keys. */
export async function chooseByKeyboard(page: Page, card: string): Promise<void> {
  if (await isChosen(page, card)) return;
  const place = await page.locator(card).evaluate((element) => {
    const hand = [...element.parentElement!.querySelectorAll('[data-card]')];
    return hand.indexOf(element);
  });
  if (place < 10) return page.keyboard.press(String((place + 1) % 10));
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await page.keyboard.press('Home');
  for (let i = 0; i < place; i += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  for (let i = 0; i < 60; i += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never leads to ${selector}`);
}
