import type { Page } from '@playwright/test';

const PARTS = '.btn, .icon-button, .panel, .panel button, h1, h2, h3, p, li';

/** Whatever is wider than the screen, or stands out of it or of its panel at a side. */
export const outsideScreen = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    const parts = [...document.querySelectorAll<HTMLElement>(selector)].filter((part) =>
      part.checkVisibility({ visibilityProperty: true }),
    );
    const out = parts.filter((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      const panel = part.parentElement?.closest('.panel')?.getBoundingClientRect();
      const edges = {
        left: Math.max(0, panel?.left ?? 0),
        right: Math.min(innerWidth, panel?.right ?? Infinity),
      };
      return width > 1 && (left < edges.left - 1 || right > edges.right + 1);
    });
    return [
      ...wide,
      ...out.map(({ tagName, className, textContent }) => `${tagName} ${className}: ${textContent}`),
    ];
  }, PARTS);
