import type { Page, Route } from '@playwright/test';
import { botOf, greedy } from '@quando/bots';
import { readFileSync } from 'node:fs';
import { storeGames } from './device/game-database.ts';
import { workerMessagesOn, nextDecision } from './device/worker-messages.ts';
import { expect, test } from './quando-test.ts';
import { mouse } from './table/player-input.ts';
import { zeroScene } from './table/scenes.ts';
import { personAndBots } from './table/sitters.ts';
import { english } from './table/words.ts';

const { setup, notices } = english.app;
const decide = botOf(greedy);

/** Chooses a master as the first opponent. */
async function chooseMaster(page: Page): Promise<void> {
  await page.goto('/setup');
  await page
    .getByRole('button', { name: setup.computer(setup.levels.casual) })
    .first()
    .click();
  await page.getByText(setup.levels.master, { exact: true }).click();
  await expect(page.getByText(setup.masterHint)).toBeVisible();
}

const begin = (page: Page): Promise<void> => page.getByRole('button', { name: setup.begin(3) }).click();

/** Plays so many of the person's decisions, from where the game stands. */
async function play(page: Page, decisions: number): Promise<void> {
  let update = await nextDecision(page, 0);
  for (let i = 0; i < decisions; i += 1) {
    const { view, seq } = update;
    if (view.asked === 'nobody') await mouse(page).goOn();
    else await mouse(page).act(view, decide(view, { seed: seq }));
    update = await nextDecision(page, seq);
  }
}

/** What the worker has told people to worry about. */
const troublesOn = async (page: Page): Promise<string[]> =>
  (await workerMessagesOn(page)).flatMap((reply) => (reply.type === 'trouble' ? [reply.code] : []));

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the master is fetched when it is first wanted, and then plays without a network', async ({
    page,
    context,
  }) => {
    const fetched: string[] = [];
    context.on('request', (request) => {
      if (/\.(qnet|wasm)$/.test(request.url())) fetched.push(request.url());
    });
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(fetched, 'in the first load').toEqual([]);
    await chooseMaster(page);
    await begin(page);
    await play(page, 6);
    expect(fetched).toHaveLength(2);

    await context.setOffline(true);
    await page.reload();
    await play(page, 6);
    expect(await troublesOn(page)).toEqual([]);
  });
});

test.describe('where the net cannot be had', () => {
  for (const [what, answer] of [
    ['it is for other cards', (route: Route) => route.fulfill({ body: otherLayout() })],
    ['it is not on the server', (route: Route) => route.fulfill({ status: 404 })],
    ['there is no network', (route: Route) => route.abort('internetdisconnected')],
  ] as const) {
    test(`a table with a master is refused in plain words: ${what}`, async ({ page, context }) => {
      await context.route('**/*.qnet', answer);
      await chooseMaster(page);
      await begin(page);
      await expect(page.getByText(setup.noMaster)).toBeVisible();

      await context.unroute('**/*.qnet');
      await begin(page);
      await play(page, 1);
      expect(await troublesOn(page)).toEqual([]);
    });
  }

  test('a kept game goes on, and the sentence says who plays for the master', async ({ page, context }) => {
    await context.route('**/*.qnet', (route) => route.abort('internetdisconnected'));
    await storeGames(page, zeroScene(0, { sitters: personAndBots(['Aurelia'], 'master') }));
    await page.goto('/play/stored');
    await expect(page.getByText(notices.masterAway)).toBeVisible();
    await page.getByRole('button', { name: notices.understood }).click();
    await expect(page.getByText(notices.masterAway)).toBeHidden();
    await play(page, 3);
  });
});

/** The weights of a net that was trained for other features or actions. */
function otherLayout(): Buffer {
  const weights = readFileSync(new URL('../../../../packages/bots/weights/master.qnet', import.meta.url));
  const at = weights.indexOf('"layout":"') + '"layout":"'.length;
  weights[at] = weights[at]! ^ 1;
  return weights;
}
