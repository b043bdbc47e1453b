import type { Page } from '@playwright/test';
import { ANIMATIONS } from '../fixtures/animations.ts';
import { actionButton, expect, handOf, openScene, test } from './gallery-page.ts';

const perform = (page: Page): Promise<void> =>
  page.locator('.play').evaluate((button: HTMLElement) => button.click());

const inTheAir = (page: Page) => page.locator('.flying-cards > *');

test('every animation ends with every card in its place', async ({ page }) => {
  for (const [name, { view }] of Object.entries(ANIMATIONS))
    await test.step(name, async () => {
      await openScene(page, 'play', { of: name, speed: 'fast' });
      await perform(page);
      await expect(inTheAir(page)).toHaveCount(0);
      await expect(page.locator('.board > .banner')).toHaveCount(0);
      await expect(page.locator('.slot.flying, .lying.flying')).toHaveCount(0);
      await expect(handOf(page)).toHaveCount(view.hands[0]!.length);
    });
});

test('a flying card is hidden at its destination until it lands', async ({ page }) => {
  await openScene(page, 'play', { of: 'take-up', speed: 'slow' });
  await perform(page);
  // Both in one look: on a busy machine the card has landed before the next.
  await expect(page.locator('body:has(.flying-cards > *) .hand .slot.flying')).toHaveCount(1);
});

test('a tap skips to the end', async ({ page }) => {
  await openScene(page, 'play', { of: 'triplet', speed: 'slow' });
  await perform(page);
  await expect(page.locator('.board > .banner')).toHaveCount(1);
  await page.mouse.click(5, 300);
  await expect(page.locator('.board > .banner')).toHaveCount(0);
  await expect(inTheAir(page)).toHaveCount(0);
});

test('the next action is available before the animation has ended', async ({ page }) => {
  await openScene(page, 'play', { of: 'play', speed: 'slow' });
  await perform(page);
  await expect(actionButton(page, 'draw-up')).toBeVisible();
  await expect(inTheAir(page)).not.toHaveCount(0);
});

test('knocks, triplets and only zeros have banners', async ({ page }) => {
  await openScene(page, 'play', { of: 'knock', speed: 'slow' });
  await perform(page);
  await expect(page.locator('.ribbon')).toContainText('Last round!');
  await openScene(page, 'play', { of: 'zeros', speed: 'slow' });
  await perform(page);
  await expect(page.locator('.board > .banner')).toContainText('Mila holds nothing but zeros.');
  await openScene(page, 'play', { of: 'triplet', speed: 'slow' });
  await perform(page);
  await expect(page.locator('.band')).toContainText('Mila plays three 8s.');
});

test('the rings of a knock start at the knocker', async ({ page }) => {
  await openScene(page, 'play', { of: 'knock', speed: 'slow' });
  await perform(page);
  const { knocker } = ANIMATIONS['knock']!.view;
  const middles = await page
    .locator(`.rings, [data-seat="${knocker}"]`)
    .evaluateAll((things) => things.map((thing) => thing.getBoundingClientRect()))
    .then((boxes) => boxes.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })));
  expect(middles).toHaveLength(2);
  expect(Math.abs(middles[0]!.x - middles[1]!.x)).toBeLessThan(4);
  expect(Math.abs(middles[0]!.y - middles[1]!.y)).toBeLessThan(4);
});

test('with reduced motion nothing moves, and changed cards get a ring', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openScene(page, 'play', { of: 'take-up', speed: 'normal' });
  await perform(page);
  await expect(page.locator('.slot.changed')).toHaveCount(1);
  await expect(inTheAir(page)).toHaveCount(0);
  await expect(page.locator('.slot.changed')).toHaveCount(0);
});

test('only transform and opacity move', async ({ page }) => {
  await openScene(page, 'play', { of: 'turn-over', speed: 'slow' });
  await perform(page);
  await expect(inTheAir(page)).toHaveCount(1);
  const moved = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => effect)
      .filter((effect) => effect instanceof KeyframeEffect)
      .flatMap((effect) => effect.getKeyframes())
      .flatMap((frame) => Object.keys(frame)),
  );
  const others = new Set([
    'offset',
    'easing',
    'composite',
    'computedOffset',
    'transform',
    'translate',
    'opacity',
    'rotate',
  ]);
  expect(moved.filter((name) => !others.has(name))).toEqual([]);
});
