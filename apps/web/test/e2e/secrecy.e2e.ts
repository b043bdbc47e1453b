import type { Page } from '@playwright/test';
import type { View } from '@quando/rules';
import { viewOf } from '@quando/rules/authority';
import { forgetGames, storeGames, rowsIn } from './device/game-database.ts';
import { workerMessagesOn, updatesIn } from './device/worker-messages.ts';
import { expect, test } from './quando-test.ts';
import { mouse } from './table/player-input.ts';
import { viewAs, passOn, takeDevice } from './table/hand-over.ts';
import { gameLogFrom, storedGame, type StoredGame } from './table/stored-game.ts';
import { people } from './table/sitters.ts';
import { TURN, lookalikeOf } from './table/lookalike-game.ts';
import { english } from './table/words.ts';

/** Everything that the page's own thread has got hold of. */
const holdingsOf = async (page: Page) => ({
  document: await page.evaluate(() => document.body.outerHTML),
  // Files that are asked for side by side may come in any order.
  head: await page.evaluate(() => [...document.head.children].map((child) => child.outerHTML).toSorted()),
  storage: await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie, history.state]),
  ),
  heard: withoutIds(await workerMessagesOn(page)),
});

/** The ids of messages and connections are random and reveal nothing. */
const withoutIds = (heard: readonly unknown[]): unknown =>
  JSON.parse(
    JSON.stringify(heard, (key, value: unknown) => (key === 'id' || key === 'connection' ? '' : value)),
  );

const NAMES = ['Ana', 'Ben', 'Cleo'];

const game = storedGame({
  sitters: people(...NAMES),
  deal: { dealer: 2, hands: ['9 9 4 6', '0 7 3', '8 8 1'], pile: '5 2' },
});

/** Waits until the page has told its viewer what is asked of them, which comes last. */
const expectAnnounced = (page: Page, view: View): Promise<void> =>
  expect(page.getByRole('log')).toContainText(english.text.status(view, NAMES));

/** Ana's turn, step by step: what her page holds after each, and then what Ben's does. */
async function lookAt(page: Page, truth: StoredGame) {
  await storeGames(page, truth);
  await page.goto('/play/stored');
  // It is live only after a moment.
  await expect(page.getByRole('button', { name: english.app.handover.iAm('Ana') })).toBeEnabled();
  const covered = await holdingsOf(page);
  const ana = await takeDevice(page, 'Ana', 0);
  await expectAnnounced(page, ana);
  const dealt = await holdingsOf(page);
  await mouse(page).act(ana, { type: 'play', slots: [TURN.slot] });
  const asked = await viewAs(page, 0, { phases: ['draw'] });
  await expectAnnounced(page, asked);
  const played = await holdingsOf(page);
  await mouse(page).act(asked, { type: 'draw', side: 'down' });
  await expect(page.getByRole('button', { name: english.app.handover.passOn('Ben') })).toBeVisible();
  const drawn = await holdingsOf(page);
  await passOn(page, 'Ben');
  await takeDevice(page, 'Ben', 1, { plays: [/Ana plays/] });
  await expect(page.locator('.hand')).toBeVisible();
  return { ana: { covered, dealt, played, drawn }, ben: await holdingsOf(page) };
}

test('a page holds nothing that would tell apart two truths its viewer cannot tell apart', async ({
  page,
}) => {
  const lookalike = lookalikeOf(game, 7);
  const [one, other] = [game, lookalike].map(({ entries }) => gameLogFrom(entries).state);
  expect(viewOf(other!, 0)).toEqual(viewOf(one!, 0));

  const first = await lookAt(page, game);
  await forgetGames(page);
  const second = await lookAt(page, lookalike);
  for (const step of ['covered', 'dealt', 'played', 'drawn'] as const)
    expect(second.ana[step], step).toEqual(first.ana[step]);
  // Ben sees the backs of Ana's cards, and they are others.
  expect(second.ben.document).not.toBe(first.ben.document);
});

test('what a worker tells is what its viewer has seen of the log', async ({ page }) => {
  await lookAt(page, game);
  const entries = await rowsIn(page, 'entries');
  const updates = updatesIn(await workerMessagesOn(page));
  expect(new Set(updates.map(({ viewer }) => viewer))).toEqual(new Set(['watcher', 0, 1]));
  for (const { seq, since, viewer, view, events } of updates) {
    const truth = gameLogFrom(entries.slice(0, seq + 1));
    expect(view).toEqual(viewOf(truth.state, viewer));
    expect(events).toEqual(truth.told(viewer, since));
  }
});
