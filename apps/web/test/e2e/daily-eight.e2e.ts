import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { botOf, countingOf, greedy, masterOf, readNet } from '@quando/bots';
import { dayOf, eightOfDay, idOf, ROUNDS } from '@quando/season';
import { dealsOf, masterRound } from '@quando/season/authority';
import type { TableEntry } from '@quando/table';
import { loadEightWords } from '@quando/text';
import { violationsOn } from '../violations.ts';
import { storeGames } from './device/game-database.ts';
import { nextDecision } from './device/worker-messages.ts';
import { expect, test } from './quando-test.ts';
import { mouse } from './table/player-input.ts';
import { personAndBots } from './table/sitters.ts';
import { storedGameFrom, type StoredGame } from './table/stored-game.ts';
import { english } from './table/words.ts';

const words = await loadEightWords('en');
const decide = botOf(greedy);
const SITTERS = personAndBots(['Aurelia', 'Konrad', 'Solène'], 'master');

/** A day whose rounds the Master plays in seconds; those of others need many times as long. */
const NOON = Date.UTC(2027, 2, 1, 12);

test.setTimeout(180_000);

/** The first rounds of that day, as the Master plays them. */
function playedRounds(rounds: number): StoredGame[] {
  const net = readNet(
    new Uint8Array(readFileSync(new URL('../../../../packages/bots/weights/master.qnet', import.meta.url))),
  );
  if (typeof net === 'string') throw new Error(net);
  const master = countingOf(masterOf(net));
  const eight = eightOfDay(dayOf(NOON));
  return dealsOf(eight)
    .slice(0, rounds)
    .map((deal, round) => {
      const [played] = masterRound(deal, eight.players, master).rounds;
      return storedRound(`eight-${idOf(eight)}-first-${round}`, played!);
    });
}

type Played = {
  readonly dealer: number;
  readonly deck: readonly string[];
  readonly actions: readonly string[];
};

function storedRound(game: string, { dealer, deck, actions }: Played): StoredGame {
  const at = NOON;
  const entries: TableEntry[] = [
    { seq: 0, at, type: 'opened', setup: { sitters: SITTERS, target: 50 } },
    { seq: 1, at, type: 'dealt', dealer, deck: [...deck] },
    ...actions.map((line, i): TableEntry => ({ seq: i + 2, at, type: 'acted', id: `kept-${i}`, line })),
  ];
  return storedGameFrom(game, entries);
}

/** Plays own decisions until the round is over, or so many of them. */
async function play(page: Page, most = Infinity): Promise<void> {
  await page.locator('.board').waitFor();
  let update = await nextDecision(page, 0);
  for (let i = 0; i < most && update.view.result === 'none'; i += 1) {
    await mouse(page).act(update.view, decide(update.view, { seed: update.seq }));
    update = await nextDecision(page, update.seq);
  }
}

test('a day to its result, with a reload in the middle, and what is shared', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  await page.addInitScript(() =>
    Object.assign(navigator, { share: async (shared: object) => void Object.assign(globalThis, { shared }) }),
  );
  await storeGames(page, ...playedRounds(ROUNDS - 1));
  await page.goto('/');
  await page.getByText(english.app.start.more).click();
  await page.getByRole('link', { name: english.app.start.eight }).click();
  await expect(page.getByText(words.soFar(7, 0))).toBeVisible();
  await page.getByRole('button', { name: words.deal(8) }).click();
  await play(page, 2);

  await page.reload();
  await page.getByRole('button', { name: words.goOn(8) }).click();
  await expect(page.getByText(words.round(8)).first()).toBeVisible();
  await play(page);
  await mouse(page).goOn();

  await test.step('the Master with the same cards, and its way side by side', async () => {
    await expect(page.getByText(words.masterHint)).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: words.comparison.title }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: english.app.back }).click();
  });

  await page.getByRole('button', { name: words.toResult }).click();
  await expect(page.getByText(words.onHonour)).toBeVisible();
  await expect(page.locator('.honour')).toContainText(
    `1 ${words.calendar.daysInARow(1)} · ${words.nextIn(12, 0)}`,
  );
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: words.share, exact: true }).click();
  const told = await page.waitForFunction(() => Reflect.get(globalThis, 'shared') as unknown);
  const shared = JSON.stringify(await told.jsonValue());
  expect(shared).toMatch(
    /^\{"text":"Quando · \d+\.\d+\. ◑{7}[●◕◑◔○] (\d+ (under|over) par|exactly par)","url":"\S+\/8\/\d{4}-\d\d-\d\d"\}$/u,
  );

  await test.step('it counts once: a repeat is said not to', async () => {
    await page.getByRole('button', { name: words.again }).click();
    await expect(page.getByText(words.notCounted)).toBeVisible();
    await page.goto('/8/calendar');
    await expect(page.getByText(words.calendar.daysInARow(1))).toBeVisible();
    await page.goto('/8');
    await expect(page.getByText('◑'.repeat(ROUNDS - 1))).toBeVisible();
  });

  await test.step('a page that is still open the next day shows the next eight', async () => {
    await page.clock.setFixedTime(NOON + 24 * 3_600_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('button', { name: words.deal(1) })).toBeVisible();
  });
});
