import type { BrowserContext, Page } from '@playwright/test';
import type { Setup } from '@quando/protocol';
import type { GameRecord } from '@quando/rules';
import * as v from 'valibot';
import { rowsIn } from './device/game-database.ts';
import { playEyesFree } from './eyes-free/eyes-free-game.ts';
import { listenToLiveRegions, ScreenReader } from './eyes-free/screen-reader.ts';
import { choicesIn } from './eyes-free/seeing-player.ts';
import { expect, test } from './quando-test.ts';
import { personAndBots } from './table/sitters.ts';
import { gameLogFrom } from './table/stored-game.ts';

/** A game with the same deals every time. */
const DEALS = 1;

const SETUP: Setup = { sitters: personAndBots(['Mila', 'Jonas'], 'beginner'), target: 20 };

/** Makes the worker of a page deal the same cards every time. */
async function seedDeals(page: Page, seed: number): Promise<void> {
  await page.route(/games-worker[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = `${SEEDED.replace('SEED', String(seed))}\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
}

const SEEDED = `{
  let state = SEED;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return (word ^ (word >>> 14)) >>> 0;
  };
  Object.defineProperty(crypto, 'getRandomValues', {
    value: (words) => words.map((_, i) => (words[i] = next())),
  });
}`;

test.use({
  settings: { speed: 'instant', motion: 'reduced', sounds: false, botTalk: false, memoryHelp: true },
});
test.setTimeout(180_000);

/** The record of the game that is on a page. */
async function recordOn(page: Page): Promise<GameRecord> {
  const entries = await rowsIn(page, 'entries');
  const game = new URL(page.url()).pathname.split('/').at(-1)!;
  const isOfGame = (entry: unknown): boolean => v.is(v.object({ game: v.literal(game) }), entry);
  return gameLogFrom(entries.filter(isOfGame)).record!;
}

/** Plays a game on a page of its own; every action must be the one that somebody who sees would have done. */
async function playByEar(context: BrowserContext, seed: number): Promise<void> {
  const page = await context.newPage();
  await seedDeals(page, seed);
  await page.goto('/');
  const reader = new ScreenReader(page);
  const isWon = await playEyesFree(reader);
  const told = await reader.everythingHeard();
  const early = told.filter(({ said, heading }) => /Points:/.test(said) && !/is over/.test(heading));
  expect(early, 'points told before the hands are shown').toEqual([]);
  const record = await recordOn(page);
  const { did, would } = choicesIn(record);
  expect(did.length).toBeGreaterThan(0);
  expect(did).toEqual(would);
  expect(isWon).toBe(record.winners?.length === 1 && record.winners[0] === 0);
  await page.close();
}

// How often such a player wins: listening-player.test.ts.
test('a whole game is played by listening alone, as well as by seeing: accessibility tree, announcements, keyboard', async ({
  context,
}) => {
  await listenToLiveRegions(context);
  await context.addInitScript((setup) => {
    if (origin !== 'null') localStorage.setItem('quando-setup-bots', setup);
  }, JSON.stringify(SETUP));
  await playByEar(context, DEALS);
});
