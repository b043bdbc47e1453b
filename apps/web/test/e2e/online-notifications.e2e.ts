import type { BrowserContext, Page } from '@playwright/test';
import { completeBrowserPath } from '../../../../tools/e2e/browser.ts';
import { PushService, type TestSubscription } from '../../../../tools/e2e/push-service.ts';
import { lookAt } from './online/look-at.ts';
import { playOnline, sitDown } from './online/play-online.ts';
import { expect, test } from './online/online-test.ts';
import { wordsIn } from './online/online-words.ts';

// The headless build shows no notifications.
test.use({ launchOptions: { executablePath: completeBrowserPath() } });
test.setTimeout(180_000);

/** The question after the first move by the day has been answered already. */
const answerOffer = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if (origin !== 'null' && localStorage.getItem('quando-notices') === null)
      localStorage.setItem('quando-notices', 'no');
  });

/** Lets a browser without a network subscribe at a push service of ours. */
const subscribeAt = (context: BrowserContext, subscription: TestSubscription): Promise<unknown> =>
  context.addInitScript((json) => {
    const subscribed = (options?: PushSubscriptionOptionsInit): unknown => ({
      endpoint: json.endpoint,
      options: { applicationServerKey: options?.applicationServerKey },
      toJSON: () => json,
      unsubscribe: () => Promise.resolve(true),
    });
    let current: unknown = null;
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(current),
      subscribe: (options: PushSubscriptionOptionsInit) => {
        current = subscribed(options);
        return Promise.resolve(current);
      },
    });
  }, subscription);

/** Hands a message to the service worker of a page, as its browser would. */
async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

/** Clicks a notification; a browser gives the focus to a window only for a real click. */
async function clickNotification(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(`(async () => {
    WindowClient.prototype.focus = async function () { return this; };
    const [notification] = await registration.getNotifications();
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })()`);
}

test('after the first move by the day somebody wants to be called, and the message leads to their table', async ({
  device,
  makeTable,
}) => {
  const service = await PushService.start();
  const { tables, callOffer, play } = wordsIn('fr').online;
  const path = await makeTable({ players: 2, target: 100, tempo: 'daily' });
  const ana = await device({ language: 'en', name: 'Ana' });
  const zoe = await device({ language: 'fr', name: 'Zoé', serviceWorkers: 'allow' });
  await answerOffer(ana.context);
  await zoe.context.grantPermissions(['notifications']);
  await subscribeAt(zoe.context, service.subscribe('zoe'));
  await zoe.page.goto('/help');
  // It fetches the whole app first.
  const fetched = { timeout: 60_000 };
  await zoe.page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, fetched);
  const pages = await sitDown(path, ana, zoe);
  const offer = zoe.page.getByRole('dialog', { name: callOffer.title });
  await playOnline(pages, { until: ({ view }) => view.asked === 1 });
  await expect(offer).toBeHidden();
  await expect(zoe.page).toHaveTitle(new RegExp(`^${tables.turn('you')}`));
  await playOnline(pages, { until: ({ view }) => view.asked === 0 });
  await expect(zoe.page).not.toHaveTitle(new RegExp(tables.turn('you')));
  await lookAt(zoe.page, 'the offer to be called');
  await offer.getByRole('button', { name: callOffer.yes }).click();
  await expect(offer).toBeHidden();
  await expect
    .poll(() => zoe.page.evaluate(() => localStorage.getItem('quando-called')))
    .toContain('/push/zoe');
  await zoe.page.goto('/help');

  const alone = new Map([[0, ana.page]]);
  await playOnline(alone, { until: ({ view }) => view.asked === 1 });
  await expect.poll(() => service.for('zoe').length, { timeout: 20_000 }).toBe(1);
  const [push] = service.for('zoe');
  await deliver(zoe.page, push!.text);
  const shown = (): Promise<string[]> =>
    zoe.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title }) => title);
    });
  await expect.poll(shown).toEqual([play.notified]);
  await clickNotification(zoe.context);
  await expect(zoe.page).toHaveURL(path);
  await expect(zoe.page).toHaveTitle(new RegExp(`^${tables.turn('you')}`));

  await zoe.page.goto('/tables');
  const wish = zoe.page.getByRole('switch', { name: tables.notify });
  await expect(wish).toBeChecked();
  await wish.uncheck();
  await expect
    .poll(() => zoe.page.evaluate(() => localStorage.getItem('quando-called')))
    .not.toContain('/push/zoe');
  expect(service.complaints).toEqual([]);
  expect(service.received).toHaveLength(1);
  await service.stop();
});

test('somebody who looks elsewhere is told when it is their turn', async ({ device, makeTable }) => {
  const path = await makeTable({ players: 2, target: 100, tempo: 'daily' });
  const ana = await device({ language: 'en', name: 'Ana' });
  const zoe = await device({ language: 'fr', name: 'Zoé', serviceWorkers: 'allow' });
  await zoe.context.grantPermissions(['notifications']);
  for (const { context } of [ana, zoe]) await answerOffer(context);
  const pages = await sitDown(path, ana, zoe);
  await playOnline(pages, { until: ({ view }) => view.asked === 0 });
  await zoe.page.goto('/tables');
  await zoe.page.getByRole('switch', { name: wordsIn('fr').online.tables.notify }).check();
  await zoe.page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));

  const update = await playOnline(new Map([[0, ana.page]]), { until: ({ view }) => view.asked === 1 });
  expect(update.view.asked).toBe(1);
  const wake = (): Promise<unknown> => zoe.page.evaluate(() => dispatchEvent(new Event('online')));
  await wake();
  const notifications = (): Promise<string[]> =>
    zoe.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });
  await expect.poll(notifications).toEqual([`${wordsIn('fr').online.play.notified}: Ana`]);
});
