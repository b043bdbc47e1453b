import { expect, test } from '@playwright/test';
import { languages } from '@quando/text';
import { boxesOf, handOf, openScene, resize } from './gallery-page.ts';

const SCREENS = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 3840, height: 2160 },
];

const CROWDED = ['one', 'twenty', 'six', 'six-last', 'six-draw', 'two', 'five'];

for (const scene of CROWDED) {
  test(`the scene "${scene}" fits every screen without scrolling`, async ({ page }) => {
    await openScene(page, scene, { memoryHelp: 'true' });
    for (const screen of SCREENS) {
      await resize(page, screen);
      const size = `${screen.width} x ${screen.height}`;
      const table = page.locator('.table');
      expect(await table.evaluate((it) => it.scrollHeight - it.clientHeight), size).toBeLessThanOrEqual(1);
      const buttons = await boxesOf(page, '.actions .btn');
      const faces = await boxesOf(page, '.hand .face, .fan .face');
      for (const box of [...buttons, ...faces]) {
        expect(box.left, size).toBeGreaterThanOrEqual(-14);
        expect(box.right, size).toBeLessThanOrEqual(screen.width + 14);
        expect(box.bottom, size).toBeLessThanOrEqual(screen.height + 1);
      }
    }
  });
}

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
