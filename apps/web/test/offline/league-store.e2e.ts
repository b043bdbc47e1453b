import { expect, test } from '@playwright/test';
import { join } from 'node:path';
import { bundled } from '../fixtures/bundled.ts';
import { STORE_HISTORY } from '../league/league-store-contract.ts';
import type { LeagueStorePage } from './league-store-page.ts';

declare const leagueStorePage: LeagueStorePage;

/** Nobody listens there: every request is answered by the test itself. */
const ADDRESS = 'http://127.0.0.1:9/';

test('IndexedDB keeps leagues as every store does', async ({ page }) => {
  const script = await bundled(join(import.meta.dirname, 'league-store-page.ts'));
  await page.route(`${ADDRESS}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'text/html', body: '<script type="module" src="page.js"></script>' }),
  );
  await page.goto(ADDRESS);
  expect(await page.evaluate(() => leagueStorePage.history())).toEqual(STORE_HISTORY);
  expect(await page.evaluate(() => leagueStorePage.databases())).toEqual(['quando-leagues']);
});
