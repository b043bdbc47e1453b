import { chromium, type Page } from '@playwright/test';
import type { View } from '@quando/rules';
import { join } from 'node:path';
import { build } from 'vite';
import { completeBrowserPath } from '../../e2e/browser.ts';
import { NET_FILES } from './net-files.ts';
import type { NetPage } from './net-page.ts';

declare const netPage: NetPage;

/** No server listens there: every request is intercepted. */
const ADDRESS = 'http://127.0.0.1:9/';

export type SlowTimes = {
  /** Microseconds per decision of the net alone. */
  readonly kernel: number;
  readonly plain: number;
  /** Microseconds that the Master takes for each of some views. */
  readonly master: readonly number[];
};

type SlowWork = {
  readonly views: readonly View[];
  readonly masterViews: readonly View[];
  readonly slowdown: number;
};

/** What takes how long in a browser with CPU throttling. */
export async function slowTimes({ views, masterViews, slowdown }: SlowWork): Promise<SlowTimes> {
  const browser = await chromium.launch({ executablePath: completeBrowserPath() });
  try {
    const page = await browser.newPage();
    await serve(page, await pageScript());
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const time = (by: 'kernel' | 'plain'): Promise<number> =>
      page.evaluate(([some, way]) => netPage.time(some, way), [views, by] as const);
    return {
      kernel: await time('kernel'),
      plain: await time('plain'),
      master: await page.evaluate((some) => netPage.masterTimes(some, 'kernel'), masterViews),
    };
  } finally {
    await browser.close();
  }
}

async function serve(page: Page, script: string): Promise<void> {
  const html = '<script type="module" src="/page.js"></script>';
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route('**/page.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.route('**/master.qnet', (route) => route.fulfill({ body: NET_FILES.weights }));
  await page.route('**/net-kernel.wasm', (route) => route.fulfill({ body: NET_FILES.kernel }));
  await page.goto(ADDRESS);
  await page.waitForFunction(() => 'netPage' in globalThis);
}

async function pageScript(): Promise<string> {
  const entry = join(import.meta.dirname, 'net-page.ts');
  const lib = { entry, formats: ['es' as const], fileName: 'page' };
  const output = await build({ configFile: false, logLevel: 'warn', build: { write: false, lib } });
  const [bundle] = Array.isArray(output) ? output : [output];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('the page was not built');
  return chunk.code;
}
