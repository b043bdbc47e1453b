import { expect, type Page } from '@playwright/test';
import { violationsOn } from '../../violations.ts';
import { atBothSizes } from '../table/both-sizes.ts';

/** Whatever can be tapped and is smaller than a finger. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, label:has(input), [role="switch"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('label:has(input)') || element.matches('label'))
      .filter((element) => !element.closest('[data-card], .log, .side-panel'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width} x ${box.height}`),
  );

/** A screen that is open to everybody: to screen readers, to fingers, to narrow devices. */
export const lookAt = (page: Page, name: string): Promise<void> =>
  atBothSizes(page, async (size) => {
    expect.soft(await violationsOn(page), `${name}, ${size}`).toEqual([]);
    expect.soft(await smallTargets(page), `${name}, ${size}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect.soft(overflow, `${name} is wider than the ${size}`).toBe(false);
  });
