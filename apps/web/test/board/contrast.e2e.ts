import type { Locator } from '@playwright/test';
import { expect, handOf, openScene, test } from './gallery-page.ts';

const outlineOf = (thing: Locator): Promise<string> =>
  thing.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' ? 'none' : outlineWidth;
  });

test('forced colours keep the edges of cards, the choice and its ticks', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openScene(page, 'turn');
  await handOf(page).nth(2).press('Space');
  const faces = page.locator('.hand .face, .fan .face, .piles .face');
  for (const face of await faces.all()) expect(await outlineOf(face)).not.toBe('none');
  const chosen = handOf(page).nth(2);
  expect(await outlineOf(chosen.locator('.face'))).toBe('4px');
  const badge = chosen.locator('.badge');
  const [ground, stroke] = await badge.evaluate((sign) => [
    getComputedStyle(sign).backgroundColor,
    getComputedStyle(sign.querySelector('svg')!).stroke,
  ]);
  expect(ground).not.toBe(stroke);
  for (const button of await page.locator('.actions .btn').all())
    expect(await button.evaluate((it) => getComputedStyle(it).borderTopWidth)).toBe('2px');
});

test('high contrast gives cards, the choice and buttons thicker edges', async ({ page }) => {
  const edgesOf = async (): Promise<number[]> => {
    await openScene(page, 'turn');
    await handOf(page).nth(2).press('Space');
    const things = [handOf(page).nth(2).locator('.face'), handOf(page).first().locator('.face')];
    const shadows = await Promise.all(
      things.map((face) => face.evaluate((it) => getComputedStyle(it).boxShadow)),
    );
    // The spread of the outermost ring without blur.
    return shadows.map((shadow) =>
      Math.max(...[...shadow.matchAll(/0px 0px 0px ([\d.]+)px/g)].map(([, spread]) => Number(spread))),
    );
  };
  const usual = await edgesOf();
  await page.emulateMedia({ contrast: 'more' });
  const strong = await edgesOf();
  for (const [i, edge] of strong.entries()) expect(edge).toBeGreaterThan(usual[i]!);
});
