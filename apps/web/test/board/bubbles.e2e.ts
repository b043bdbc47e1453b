import { expect, test, type Page } from '@playwright/test';
import { languages, loadOnlineWords, loadTalkWords } from '@quando/text';
import { openScene } from './gallery-page.ts';

const SCREENS = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

const SCENES = ['two', 'three', 'turn', 'one', 'five', 'six', 'twenty', 'watcher'];

/** How far from the edge of the screen things stay. */
const INSET = 12;

const talk = await Promise.all(languages.map(loadTalkWords));
const online = await Promise.all(languages.map(loadOnlineWords));

/** All that anybody can say. */
const SENTENCES = [
  ...talk.flatMap(({ lines }) =>
    Object.values(lines).flatMap((personalities) => Object.values(personalities).flat()),
  ),
  ...online.flatMap(({ phrases }) => Object.values(phrases)),
];

const LONGEST = SENTENCES.toSorted((a, b) => b.length - a.length)[0]!;

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((things) =>
    things.map((thing) => {
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );

/** Waits until every bubble has its size. */
const grown = (page: Page): Promise<unknown> =>
  page
    .locator('.bubble')
    .evaluateAll((bubbles) =>
      Promise.all(bubbles.flatMap((bubble) => bubble.getAnimations().map(({ finished }) => finished))),
    );

const touch = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

for (const screen of SCREENS)
  test(`what is said stays on a screen of ${screen.width} x ${screen.height}, off names, hands and buttons`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    for (const scene of SCENES) {
      await openScene(page, scene, { says: LONGEST });
      await grown(page);
      const bubbles = await boxesOf(page, '.bubble');
      expect(bubbles.length, scene).toBeGreaterThan(0);
      for (const { left, top, right, bottom } of bubbles) {
        expect(left, scene).toBeGreaterThanOrEqual(INSET);
        expect(right, scene).toBeLessThanOrEqual(screen.width - INSET);
        expect(top, scene).toBeGreaterThanOrEqual(0);
        expect(bottom, scene).toBeLessThanOrEqual(screen.height);
      }
      const others = await boxesOf(page, '.seat .bubble');
      const names = await boxesOf(page, '.seat .who');
      for (const [i, { top }] of others.entries())
        expect(top, scene).toBeGreaterThanOrEqual(names[i]!.bottom - 1);
      const mine = await boxesOf(page, '.hand [data-card], [data-action], .bar button');
      for (const bubble of others)
        expect(
          mine.filter((box) => touch(bubble, box)),
          scene,
        ).toEqual([]);
    }
  });
