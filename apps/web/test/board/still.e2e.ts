import type { Page } from '@playwright/test';
import { translations } from '@quando/text';
import { boxesOf, expect, openScene, resize, test } from './gallery-page.ts';

const SCREENS = [
  { width: 320, height: 640 },
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** Where everything stands after each choice of cards, by place; afterwards nothing is chosen. */
const placesAfter = (page: Page, choices: readonly (readonly number[])[]): Promise<string[][]> =>
  page.evaluate(async (wanted) => {
    const things = '.actions, .actions .btn, .hand, .prompt, [data-spot], .seat, .hand [data-card]';
    const found: string[][] = [];
    for (const places of wanted) {
      const cards = [...document.querySelectorAll<HTMLElement>('.hand [data-card]')];
      for (const place of places) cards[place]!.click();
      await new Promise((resolve) => setTimeout(resolve));
      const standing = [...document.querySelectorAll(things)].map((thing) => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        return [thing.className.split(' ')[0], ...[x, y, width, height].map(Math.round)].join(' ');
      });
      found.push(standing);
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      await new Promise((resolve) => setTimeout(resolve));
    }
    return found;
  }, choices);

/** Choices of each kind from the scene's hand, by place: a single card, a part of a straight, straights and pairs. */
const CHOICES: Readonly<Record<string, readonly (readonly number[])[]>> = {
  turn: [[0], [1, 2], [2, 3, 4], [5, 6]],
  early: [[0], [2, 3, 4], [5, 6]],
  straights: [
    [0, 1],
    [0, 1, 2, 3, 4, 5, 6, 7],
    [8, 9, 10],
  ],
};

for (const language of translations)
  test(`nothing moves while cards are chosen, on any screen, in ${language}`, async ({ page }) => {
    for (const [scene, choices] of Object.entries(CHOICES)) {
      await openScene(page, scene, { language });
      for (const screen of SCREENS) {
        await resize(page, screen);
        const [before, ...after] = await placesAfter(page, [[], ...choices]);
        for (const { bottom } of await boxesOf(page, '.actions .btn'))
          expect(bottom, `${scene} ${screen.width} x ${screen.height}`).toBeLessThanOrEqual(screen.height);
        for (const [i, choice] of choices.entries()) {
          const when = `${scene} ${screen.width} x ${screen.height} ${choice.join(' ')}`;
          expect(after[i], when).toEqual(before);
        }
      }
    }
  });
