import { completeBrowserPath } from '../../../../tools/e2e/browser.ts';
import { playOnline, sitDown } from './online/play-online.ts';
import { expect, test } from './online/online-test.ts';
import { wordsIn } from './online/online-words.ts';

// The headless build shows no notifications.
test.use({ launchOptions: { executablePath: completeBrowserPath() } });
test.setTimeout(180_000);

test('somebody who looks elsewhere is told when it is their turn', async ({ device, makeTable }) => {
  const path = await makeTable({ players: 2, target: 100, tempo: 'daily' });
  const ana = await device({ language: 'en', name: 'Ana' });
  const zoe = await device({ language: 'fr', name: 'Zoé', serviceWorkers: 'allow' });
  await zoe.context.grantPermissions(['notifications']);
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
