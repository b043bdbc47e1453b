import type { Page } from '@playwright/test';
import type { OnlineReply, Terms } from '@quando/protocol';
import type { View } from '@quando/rules';
import { mouse, type PlayerInput } from '../table/player-input.ts';
import type { Device } from './online-test.ts';
import { expect } from './online-test.ts';

/** Turns a television on: it makes a table on these terms and shows how to get there. */
export async function turnOn(tv: Device, terms: Partial<Terms> = {}): Promise<string> {
  const all: Terms = { players: 4, target: 5, tempo: 'relaxed', isOpen: true, ...terms };
  await tv.context.addInitScript((kept) => {
    if (origin !== 'null') localStorage.setItem('quando-terms', kept);
  }, JSON.stringify(all));
  await tv.page.goto('/tv');
  await expect(tv.page.getByRole('img')).toBeVisible();
  return tv.page.evaluate(() => {
    const kept: { table: string } = JSON.parse(localStorage.getItem('quando-screen')!);
    return `/t/${kept.table}`;
  });
}

/** The words on a television, which people read aloud. */
export const wordsOn = (tv: Page): Promise<string[]> => tv.locator('ol b').allTextContents();

/** Plays by mouse beside a television: only one person deals, and everybody else goes on with them. */
export const besideScreen =
  (dealer: Page) =>
  (page: Page): PlayerInput => ({
    ...mouse(page),
    async goOn() {
      if (page === dealer) await page.locator('.screen-actions .btn').last().click();
    },
  });

/** The numbers on a television outside the places where everybody may see them. */
export const numbersInHands = (tv: Page): Promise<string[]> =>
  tv.evaluate(() => {
    const open = '[data-spot="pile"], [data-spot^="heap"], .last-turn, .turned, .loud, .confetti';
    const drawn = [...document.querySelectorAll('main *')].filter((element) =>
      [...element.classList].some((name) => /^n\d+$/.test(name)),
    );
    return drawn.filter((element) => !element.closest(open)).map((element) => element.outerHTML);
  });

/** Whether no player's place lies over what is said about the turn. */
export const isSentenceFree = (tv: Page): Promise<boolean> =>
  tv.evaluate(() => {
    const edges = [...document.querySelectorAll('main section')].map((seat) => seat.getBoundingClientRect());
    const sentence = document.querySelector('main h2');
    const top = sentence?.getBoundingClientRect().top ?? innerHeight;
    return edges.length > 0 && edges.every(({ bottom }) => bottom <= top);
  });

/** The words in a hand on a television: there shall be none. */
export const wordsInHands = (tv: Page): Promise<string[]> =>
  tv.locator('main .hand').evaluateAll((hands) => hands.map((hand) => (hand.textContent ?? '').trim()));

/** What a message tells of hands that nobody but their players and the others at the table may know. */
export function sidesTold(reply: OnlineReply): unknown[] {
  const view = reply.type === 'update' ? reply.view : undefined;
  const events = reply.type === 'update' || reply.type === 'events' ? reply.events : [];
  return [
    ...(view ? sidesIn(view) : []),
    ...events.flatMap(({ event }): unknown[] => {
      if (event.type === 'dealt') return event.hands.flat();
      if (event.type === 'drew' || event.type === 'flipped') return [event.card.front, event.card.back];
      return [];
    }),
  ].filter((side) => side !== 'hidden');
}

/** Once a round is scored, everybody sees the fronts. */
const sidesIn = ({ hands, result }: View): unknown[] =>
  hands.flat().flatMap(({ front, back }) => (result === 'none' ? [front, back] : [back]));
