import type { Page } from '@playwright/test';

/** The fields with letters below 16 px, which an iPhone zooms in on. */
export const zoomingFieldsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'input:not([type="radio"], [type="checkbox"], [type="file"]), select, textarea',
      ),
    ]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${getComputedStyle(field).fontSize}: ${field.outerHTML.slice(0, 120)}`),
  );
