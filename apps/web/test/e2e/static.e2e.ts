import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { loadAppWords } from '@quando/text';
import { freePort } from '../../../../tools/e2e/free-port.ts';
import { nextDecision } from './device/worker-messages.ts';
import { expect, test as base } from './quando-test.ts';
import { plainFiles } from './static/plain-files.ts';
import { mouse, waitForView } from './table/player-input.ts';
import { answerTo } from './table/play-game.ts';
import { english } from './table/words.ts';

const { app } = english;
const ROOT = join(import.meta.dirname, '../../../..');
const BASE = '/games/quando/';

/** The build may take minutes on a busy machine. */
const PATIENCE = 600_000;

/** The address is that of a web space below a path of its host. */
const test = base.extend<object, { site: string }>({
  site: [
    async ({ browserName: _browser }, use) => {
      const build = ['tools/build/main.ts', '--static', '--base', BASE];
      const { status } = spawnSync('node', build, { cwd: ROOT, stdio: ['ignore', 2, 2] });
      expect(status).toBe(0);
      const port = await freePort();
      const server = plainFiles(join(ROOT, 'apps/web/dist-static'), BASE).listen(port, '127.0.0.1');
      await once(server, 'listening');
      await use(`http://127.0.0.1:${port}${BASE}`);
      server.close();
    },
    { scope: 'worker', timeout: PATIENCE },
  ],
  baseURL: async ({ site }, use) => use(site),
});

test.use({ serviceWorkers: 'allow' });

test('plain files below a path are the whole app without a server @desktop', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await test.step('the start page offers what works here', async () => {
    const answer = await page.goto('./');
    expect(await answer!.text()).toContain(app.start.motto);
    await expect(page.getByRole('button', { name: app.start.playNow })).toBeVisible();
    await expect(page.getByText(app.start.together)).toHaveCount(0);
  });
  await test.step('the app can be installed below its path', async () => {
    const link = await page.locator('link[rel="manifest"]').getAttribute('href');
    const address = new URL(link!, baseURL);
    const manifest = await (await context.request.get(address.href)).json();
    expect(new URL(manifest.start_url, address).href).toBe(baseURL);
    expect(new URL(manifest.scope, address).href).toBe(baseURL);
    for (const { src } of manifest.icons)
      expect((await context.request.get(new URL(src, address).href)).status(), src).toBe(200);
  });
  await test.step('everything works without a network', async () => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.getByRole('button', { name: app.start.playNow }).click();
    await nextDecision(page, 0);
    await page.reload();
    const decision = await nextDecision(page, 0);
    expect(page.url()).toContain(`${baseURL}play/`);
    await answerTo(decision, mouse(page));
    await waitForView(page, (await nextDecision(page, decision.seq)).view);
    await page.goto('learn/straight');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await test.step('what needs a server is explained', async () => {
    for (const path of ['tables', 'join', 'tv', 't/0abc-9_Z0abc-9_Z']) {
      await page.goto(path);
      await expect(page.getByText(app.lost.noServer)).toBeVisible();
    }
    await page.goto('privacy');
    await expect(page.getByRole('heading', { level: 1, name: app.privacy })).toBeVisible();
    await page.getByRole('button', { name: app.back }).click();
    await expect(page).toHaveURL(baseURL!);
  });
  expect(asked.filter((path) => !path.startsWith(BASE))).toEqual([]);

  await test.step('without a service worker the files answer, in the language of a link', async () => {
    const plain = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
    const visitor = await plain.newPage();
    const french = await loadAppWords('fr');
    const answer = await visitor.goto('fr/');
    expect(await answer!.text()).toContain('<html lang="fr"');
    await expect(visitor.getByRole('button', { name: french.start.playNow })).toBeVisible();
    await expect(visitor).toHaveURL(baseURL!);
    expect((await visitor.goto('settings'))?.status()).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1, name: french.settings.title })).toBeVisible();
    await visitor.goto('nowhere/at/all');
    await visitor.getByRole('button', { name: french.lost.toStart }).click();
    await expect(visitor).toHaveURL(baseURL!);
    await plain.close();
  });
});
