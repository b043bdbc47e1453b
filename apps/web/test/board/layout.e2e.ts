import type { Page } from '@playwright/test';
import { languages, loadBoardWords } from '@quando/text';
import { boxesOf, expect, handOf, openScene, resize, test, type Box } from './gallery-page.ts';

const SCREENS = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1024, height: 600 },
  { width: 1280, height: 800 },
  { width: 3840, height: 2160 },
];

/** How far fans and names stay from the sides of the screen, less a rounded pixel. */
const INSET = 13.4;

/** Points and notes that are cut off; names may be. */
const cutTexts = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('.seat .num, .seat .note')
    .evaluateAll((texts: HTMLElement[]) =>
      texts.filter((text) => text.scrollWidth > text.offsetWidth).map((text) => text.textContent),
    );

const CROWDED = ['one', 'last', 'flip', 'twelve', 'twenty', 'six', 'six-last', 'six-draw', 'two', 'five'];

/** Where the others' hands may scroll if more than four play. */
const SMALLEST = { width: 320, height: 568 };

const isTight = (scene: string): boolean => scene.includes('six') || scene === 'five';

for (const scene of CROWDED) {
  const from = isTight(scene) ? '360 x 640' : '320 x 568';
  test(`the scene "${scene}" fits every screen from ${from} on without scrolling`, async ({ page }) => {
    await openScene(page, scene, { memoryHelp: 'true' });
    for (const screen of isTight(scene) ? SCREENS : [SMALLEST, ...SCREENS]) {
      await resize(page, screen);
      const size = `${screen.width} x ${screen.height}`;
      const table = page.locator('.table');
      expect(await table.evaluate((it) => it.scrollHeight - it.clientHeight), size).toBeLessThanOrEqual(1);
      const buttons = await boxesOf(page, '.actions .btn');
      const own = await boxesOf(page, '.hand .face');
      for (const box of [...buttons, ...own]) {
        expect(box.left, size).toBeGreaterThanOrEqual(0);
        expect(box.right, size).toBeLessThanOrEqual(screen.width);
        expect(box.bottom, size).toBeLessThanOrEqual(screen.height + 1);
      }
      // With their rings.
      for (const { left } of await boxesOf(page, '.hand .badge'))
        expect(left, size).toBeGreaterThanOrEqual(2.5);
      for (const { left, right } of await boxesOf(page, '.fan .face, .seat .who, .seat .note')) {
        expect(left, size).toBeGreaterThanOrEqual(INSET);
        expect(right, size).toBeLessThanOrEqual(screen.width - INSET);
      }
      expect(await cutTexts(page), size).toEqual([]);
    }
  });
}

for (const scene of CROWDED.filter(isTight))
  test(`in the scene "${scene}" at 320 x 568, hand and buttons are there without scrolling, and all is within reach`, async ({
    page,
  }) => {
    await page.setViewportSize(SMALLEST);
    await openScene(page, scene, { memoryHelp: 'true' });
    for (const { left, right } of await boxesOf(page, '.actions .btn, .hand .face, .fan .face, .seat .who')) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(SMALLEST.width);
    }
    for (const { bottom } of await boxesOf(page, '.actions .btn, .hand .face'))
      expect(bottom).toBeLessThanOrEqual(SMALLEST.height + 1);
    expect(await cutTexts(page)).toEqual([]);
    for (const part of await page.locator('.fan, [data-spot]').all()) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport({ ratio: 0.9 });
    }
    const table = page.locator('.table');
    expect(await table.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(1);
  });

test('the piles neither move nor shrink when the viewer is asked to draw, and say how many are left or what may be under them', async ({
  page,
}) => {
  const left = (await loadBoardWords('en')).toDraw(16);
  const pilesIn = async (scene: string): Promise<Box[]> => {
    await openScene(page, scene, { memoryHelp: 'true' });
    const piles: Box[] = [];
    for (const screen of SCREENS) {
      await resize(page, screen);
      piles.push((await boxesOf(page, '[data-spot="pile"]'))[0]!);
      const told = scene === 'draw' ? page.locator('.under .mini') : page.getByText(left, { exact: true });
      // The lowest screens have no room for what may be under the top card.
      if (scene === 'draw' && screen.height < 700) continue;
      await expect(told.first(), `${scene} ${screen.width} x ${screen.height}`).toBeInViewport();
    }
    return piles;
  };
  const [before, asked] = [await pilesIn('drawn'), await pilesIn('draw')];
  for (const [i, { width, height }] of SCREENS.entries())
    for (const side of ['left', 'top', 'right', 'bottom'] as const)
      expect(Math.abs(asked[i]![side] - before[i]![side]), `${width} x ${height}`).toBeLessThan(1);
});

test('each seat shows what it did last, and the log of a desk shows whole lines', async ({ page }) => {
  await openScene(page, 'turn');
  for (const screen of SCREENS) {
    await resize(page, screen);
    const size = `${screen.width} x ${screen.height}`;
    const turns = await boxesOf(page, '.seat .last-turn:has(.mini)');
    expect(turns, size).toHaveLength(3);
    for (const { left, right } of turns) {
      expect(left, size).toBeGreaterThanOrEqual(INSET);
      expect(right, size).toBeLessThanOrEqual(screen.width - INSET);
    }
    const [log] = await boxesOf(page, '.log');
    if (!log) continue;
    for (const { top, bottom } of await boxesOf(page, '.log li')) {
      const isWhole = top >= log.top - 1 && bottom <= log.bottom + 1;
      expect(isWhole || bottom <= log.top + 4 || top >= log.bottom - 4, size).toBe(true);
    }
  }
});

test('eight cards have at least 60 pixels each on a small phone, with six players too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const scene of ['two', 'six-eight']) {
    await openScene(page, scene, { memoryHelp: 'true' });
    const widths = await handOf(page).evaluateAll((cards: HTMLElement[]) =>
      cards.map(({ offsetWidth }) => offsetWidth),
    );
    expect(widths).toHaveLength(8);
    expect(Math.min(...widths), scene).toBeGreaterThanOrEqual(60);
  }
});

test('no two cards of a hand are closer than a finger', async ({ page }) => {
  await openScene(page, 'twenty');
  for (const screen of SCREENS.slice(0, 4)) {
    await resize(page, screen);
    expect(await handOf(page).count()).toBe(20);
    const spots = await handOf(page).evaluateAll((cards: HTMLElement[]) =>
      cards.map((card) => {
        const { e: x, f: y } = new DOMMatrix(getComputedStyle(card).transform);
        return { x, y, width: card.offsetWidth };
      }),
    );
    for (const [i, spot] of spots.entries()) {
      expect(spot.width).toBeGreaterThanOrEqual(42);
      const next = spots[i + 1];
      if (next?.y === spot.y) expect(next.x - spot.x).toBeGreaterThanOrEqual(43.9);
    }
  }
});

test('buttons are large enough, and their words stay inside in every language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of languages)
    for (const scene of ['early', 'last', 'draw', 'flip', 'six-draw', 'six-last']) {
      await openScene(page, scene, { language });
      const sizes = await page
        .locator('.board button:not([data-card])')
        .evaluateAll((buttons: HTMLElement[]) =>
          buttons.map((button) => ({
            name: button.textContent,
            width: button.offsetWidth,
            height: button.offsetHeight,
            // A card that lies crooked may stand out of its button, words may not.
            spare: button.matches('.btn') ? button.clientWidth - button.scrollWidth : 0,
          })),
        );
      for (const { name, width, height, spare } of sizes) {
        expect(Math.min(width, height), `${language} ${scene} ${name}`).toBeGreaterThanOrEqual(44);
        expect(spare, `${language} ${scene} ${name}`).toBeGreaterThanOrEqual(0);
      }
    }
});

test('text of twice the size leaves everything within reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const scene of ['turn', 'draw', 'six']) {
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await openScene(page, scene);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.setViewportSize({ width: 391, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const last = page.locator('.actions .btn').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await page.setViewportSize({ width: 390, height: 844 });
  }
});

test('the left-handed find the main button at the left', async ({ page }) => {
  const left = async (name: string): Promise<number> =>
    (await page.locator(`[data-action="${name}"]`).boundingBox())!.x;
  await openScene(page, 'turn');
  expect(await left('knock')).toBeLessThan(await left('choose'));
  await openScene(page, 'turn', { leftHanded: 'true' });
  expect(await left('choose')).toBeLessThan(await left('knock'));
});

test('on a desk, the reason of a knock that is not allowed yet takes at most two lines in every language', async ({
  page,
}) => {
  for (const language of languages) {
    await openScene(page, 'early', { language });
    const lines = await page.locator('.actions .ready').evaluate((reason) => {
      const { height } = reason.getBoundingClientRect();
      return height / Number.parseFloat(getComputedStyle(reason).lineHeight);
    });
    expect(lines, language).toBeLessThan(2.2);
  }
});
