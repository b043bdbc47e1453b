import type { Page } from '@playwright/test';

/** What a finger needs, less what a browser rounds away. */
const LEAST = 43.5;

/** Everything that can be tapped and is smaller than a finger, with what can be seen of it. */
export const smallTargetsOn = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const WORKED = 'a[href], button, select, input, textarea, summary, [role="button"], [tabindex="0"]';

    // Nothing beside an open dialog can be worked.
    const reach = document.querySelector('dialog[open]') ?? document;
    // A tap on a label works its control.
    const targets = new Set(
      [...reach.querySelectorAll(WORKED)].map((worked) => worked.closest('label') ?? worked),
    );
    return [...targets]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .map((target) => {
        const { left, top, width, height } = target.getBoundingClientRect();
        if (!target.matches('.hand [data-card]')) return { target, width, height };
        // Of cards that lie over each other, the part that can be tapped counts.
        const isHit = (x: number, y: number): boolean =>
          document.elementFromPoint(x, y)?.closest('[data-card]') === target;
        const steps = [...Array(Math.ceil(Math.max(width, height))).keys()];
        const across = steps.filter((step) => step < width && isHit(left + step, top + height / 2)).length;
        const down = steps.filter((step) => step < height && isHit(left + across / 2, top + step)).length;
        return { target, width: across, height: down };
      })
      .filter(({ width, height }) => width < least || height < least)
      .map(({ target, width, height }) => `${width} × ${height}: ${target.outerHTML.slice(0, 120)}`);
  }, LEAST);
