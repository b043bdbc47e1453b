import type { Page } from '@playwright/test';
import axe, { type RunOnly, type RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colours, and so at the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The violations of accessibility rules that axe finds on a page by day and by night, one line each. */
export async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await run(page, { type: 'tag', values: TAGS });
  const other = await turnTheme(page);
  const inOtherTheme = await run(page, { type: 'rule', values: COLOUR_RULES });
  await turnTheme(page);
  return [...violations, ...inOtherTheme.map((violation) => `by ${other}: ${violation}`)];
}

async function run(page: Page, runOnly: RunOnly): Promise<string[]> {
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  const { violations } = await page.evaluate((chosen) => axe.run(chosen), options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** Shows a page in its other theme, once every colour has changed. */
const turnTheme = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { dataset } = document.documentElement;
    const theme = dataset['theme'] === 'night' ? 'day' : 'night';
    dataset['theme'] = theme;
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    return theme;
  });
