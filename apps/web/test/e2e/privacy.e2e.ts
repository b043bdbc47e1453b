import type { Page } from '@playwright/test';
import { loadPrivacyWords } from '@quando/text';
import { expect, test, type Device } from './online/online-test.ts';
import { wordsIn } from './online/online-words.ts';

const { app, online } = wordsIn('en');
const words = await loadPrivacyWords('en');
const { erasure } = words;

/** What a device keeps for playing online. */
const keptOn = (page: Page): Promise<{ tables: unknown; name: unknown }> =>
  page.evaluate(() => ({
    tables: JSON.parse(localStorage.getItem('quando-tables') ?? '[]'),
    name: JSON.parse(localStorage.getItem('quando-me') ?? '{}').name,
  }));

const sitDown = async ({ page }: Device, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('button', { name: online.lobby.sit }).click();
  await expect(page.getByRole('heading', { name: online.lobby.who })).toBeVisible();
};

const confirm = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: erasure.start }).click();
  await expect(page.getByRole('dialog', { name: erasure.question })).toBeVisible();
  await page.getByRole('button', { name: erasure.sure }).click();
};

test('the page is one step from the start, from the tables and from a lobby', async ({
  device,
  makeTable,
}) => {
  const { page } = await device({ language: 'en' });
  for (const path of ['/', '/tables', await makeTable({})]) {
    await page.goto(path);
    if (path === '/') await page.getByText(app.start.more).click();
    await page.getByRole('link', { name: app.privacy }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByRole('heading', { name: words.device.title })).toBeVisible();
  }
});

test('it shows how long this server keeps tables and who runs it, or says that it cannot', async ({
  device,
}) => {
  const { page } = await device({ language: 'en' });
  await page.goto('/privacy');
  await expect(page.getByText(words.server.finished(30))).toBeVisible();
  await expect(page.getByText(words.server.unfinished(90))).toBeVisible();
  await expect(page.getByText(words.server.leagues(1095))).toBeVisible();
  const imprint = page.getByRole('link', { name: words.imprint });
  await expect(imprint).toHaveCount(0);
  const days = { finished: 1, unfinished: 2, leagues: 3 };
  await page.route('**/api/retention', (route) =>
    route.fulfill({ json: { days, imprint: 'https://example.org/imprint' } }),
  );
  await page.reload();
  await expect(imprint).toHaveAttribute('href', 'https://example.org/imprint');
  await page.route('**/api/retention', (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page.getByText(words.server.unknown)).toBeVisible();
});

test('it works without a network', async ({ device }) => {
  const { page, context } = await device({ language: 'en', serviceWorkers: 'allow' });
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await context.setOffline(true);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { name: words.others.title })).toBeVisible();
  await expect(page.getByText(words.server.unknown)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(words.server.finished(30))).toBeVisible();
});

test('a person deletes their tables and their name, and the others see neither any more', async ({
  device,
  makeTable,
  request,
}) => {
  const ana = await device({ language: 'en', name: 'Anastasia' });
  const ben = await device({ language: 'en', name: 'Ben' });
  const path = await makeTable({ players: 2 });
  await sitDown(ana, path);
  await sitDown(ben, path);
  await ana.page.getByRole('button', { name: app.setup.begin(2) }).click();
  await expect(ben.page.getByText('Anastasia').first()).toBeVisible();
  await ana.page.goto('/privacy');
  await ana.page.getByRole('button', { name: erasure.start }).click();
  await expect(ana.page.getByText(erasure.tables(1))).toBeVisible();
  await ana.page.getByRole('button', { name: erasure.keep }).click();
  expect(await keptOn(ana.page)).toMatchObject({ tables: [{}], name: 'Anastasia' });
  await confirm(ana.page);
  await expect(ana.page.getByText(erasure.done)).toBeVisible();
  expect(await keptOn(ana.page)).toEqual({ tables: [], name: '' });
  await expect(ben.page.getByText('N. N.').first()).toBeVisible();
  await expect(ben.page.getByText('Anastasia')).toHaveCount(0);
  const status = await (await request.get(path.replace('/t/', '/api/tables/'))).text();
  expect(status).toContain('Ben');
  expect(status).not.toContain('Anastasia');
});

test('while the server is away nothing is lost, and another try succeeds', async ({
  device,
  makeTable,
  request,
}) => {
  const ana = await device({ language: 'en', name: 'Anastasia' });
  const path = await makeTable({});
  await sitDown(ana, path);
  const { page } = ana;
  await page.goto('/privacy');
  await page.route('**/erase', (route) => route.abort('connectionrefused'));
  await confirm(page);
  await expect(page.getByText(erasure.unreachable)).toBeVisible();
  expect(await keptOn(page)).toMatchObject({ tables: [{}], name: 'Anastasia' });
  await page.unroute('**/erase');
  await confirm(page);
  await expect(page.getByText(erasure.done)).toBeVisible();
  expect(await keptOn(page)).toEqual({ tables: [], name: '' });
  expect((await request.get(path.replace('/t/', '/api/tables/'))).status()).toBe(404);
});

test('a device without tables and without a name has nothing to delete', async ({ device }) => {
  const { page } = await device({ language: 'en' });
  await page.goto('/privacy');
  await expect(page.getByText(erasure.nothing)).toBeVisible();
  await expect(page.getByRole('button', { name: erasure.start })).toHaveCount(0);
});
