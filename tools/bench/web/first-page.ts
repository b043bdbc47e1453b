import type { Browser, Response } from '@playwright/test';

export type FirstPage = {
  /** The compressed transfer size of the start page's scripts. */
  readonly bytes: number;
  readonly files: number;
};

/** Loads the start page once and sums up its scripts; the worker that stores games is not part of the page. */
export async function firstPage(browser: Browser, address: string): Promise<FirstPage> {
  const page = await browser.newPage({ locale: 'en-GB', serviceWorkers: 'block' });
  const scripts: Response[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.resourceType() === 'script' && !/worker-/.test(request.url())) scripts.push(response);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts.map(weight));
  await page.close();
  return { bytes: sizes.reduce((total, size) => total + size, 0), files: sizes.length };
}

async function weight(response: Response): Promise<number> {
  const length = await response.headerValue('content-length');
  return length === null ? (await response.body()).length : Number(length);
}
