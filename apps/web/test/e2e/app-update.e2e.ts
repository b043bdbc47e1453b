import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { nextDecision } from './device/worker-messages.ts';
import { expect, test as base } from './quando-test.ts';
import { mouse, waitForView } from './table/player-input.ts';
import { answerTo } from './table/play-game.ts';
import { english } from './table/words.ts';

const { app } = english;
const BUILT = join(import.meta.dirname, '../../dist');

/** A copy of the app with an address of its own, so that a newer version can come out. */
const test = base.extend<{ folder: string }>({
  folder: async ({ browserName }, use) => {
    const folder = mkdtempSync(join(tmpdir(), `quando-${browserName}-`));
    cpSync(BUILT, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ folder }, use) => {
    const place = { port: 0, host: '127.0.0.1' };
    const server = await preview({
      configFile: false,
      logLevel: 'error',
      build: { outDir: folder },
      preview: place,
    });
    await use(server.resolvedUrls!.local[0]);
    await server.close();
  },
});

test.use({ serviceWorkers: 'allow' });

const publishNewer = (folder: string): void => appendFileSync(join(folder, 'sw.js'), '\n// A newer one.\n');

test('a newer version waits until nobody is playing and somebody wants it', async ({ page, folder }) => {
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole('button', { name: app.start.playNow }).click();
  const asked = await nextDecision(page, 0);
  await waitForView(page, asked.view);

  publishNewer(folder);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await test.step('the game goes on as if nothing had happened', async () => {
    await expect(page.getByText(app.notices.update)).toHaveCount(0);
    await answerTo(asked, mouse(page));
    await waitForView(page, (await nextDecision(page, asked.seq)).view);
  });
  await test.step('on the start page it is offered, and loads when it is wanted', async () => {
    await page.getByRole('button', { name: app.menu, exact: true }).click();
    await page.getByRole('button', { name: app.game.toStart }).click();
    await expect(page.getByText(app.notices.update)).toBeVisible();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: app.notices.updateNow }).click();
    await loaded;
    await expect(page.getByText(app.notices.update)).toHaveCount(0);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  });
});

for (const path of ['/t/abcdefghijklmnop', '/tv/abcdefghijklmnop'])
  test(`a page that is too old for the server loads the newer version by itself (${path})`, async ({
    page,
    folder,
  }) => {
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    publishNewer(folder);
    let connections = 0;
    await page.routeWebSocket('/api/tables/*/socket', (socket) => {
      connections += 1;
      // The newer page is not answered at all.
      if (connections === 1) socket.send(JSON.stringify({ type: 'bye', why: 'bad-version' }));
    });
    await page.goto(path);
    await expect.poll(() => connections).toBe(2);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  });
