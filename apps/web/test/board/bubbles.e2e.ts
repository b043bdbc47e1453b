import type { Page } from '@playwright/test';
import { languages, loadOnlineWords, loadTalkWords } from '@quando/text';
import { boxesOf, expect, openScene, resize, test, type Box } from './gallery-page.ts';

const SCREENS = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

const SCENES = ['two', 'three', 'turn', 'one', 'five', 'six', 'twelve', 'watcher'];

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

/** Waits until every bubble has its size. */
const grown = (page: Page): Promise<unknown> =>
  page
    .locator('.bubble')
    .evaluateAll((bubbles) =>
      Promise.all(bubbles.flatMap((bubble) => bubble.getAnimations().map(({ finished }) => finished))),
    );

const touch = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

for (const scene of SCENES)
  test(`in the scene "${scene}" bubbles stay on the screen and cover neither backs nor the draw nor buttons`, async ({
    page,
  }) => {
    await openScene(page, scene, { says: LONGEST });
    for (const screen of SCREENS) {
      await resize(page, screen);
      await grown(page);
      const size = `${screen.width} x ${screen.height}`;
      const bubbles = await boxesOf(page, '.bubble');
      expect(bubbles.length, size).toBeGreaterThan(0);
      for (const { left, top, right, bottom } of bubbles) {
        expect(left, size).toBeGreaterThanOrEqual(INSET);
        expect(right, size).toBeLessThanOrEqual(screen.width - INSET);
        expect(top, size).toBeGreaterThanOrEqual(0);
        expect(bottom, size).toBeLessThanOrEqual(screen.height);
      }
      const kept = await boxesOf(
        page,
        '.fan [data-card], .hand [data-card], [data-spot], [data-action], .icon-button',
      );
      for (const bubble of await boxesOf(page, '.bubble.beside'))
        expect(
          kept.filter((box) => touch(bubble, box)),
          size,
        ).toEqual([]);
      if (screen.height < 700 || scene === 'six') continue;
      // There is room to show who speaks.
      for (const speaker of await page.locator('.bubble.beside').all()) {
        const seat = await speaker.getAttribute('data-speaker');
        const [bubble] = await boxesOf(page, `.bubble.beside[data-speaker="${seat}"]`);
        const [avatar] = await boxesOf(page, `[data-seat="${seat}"] .avatar-place`);
        expect(touch(bubble!, avatar!), `${size}, the avatar of seat ${seat}`).toBe(false);
      }
    }
  });
