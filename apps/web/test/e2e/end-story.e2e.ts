import { loadReplayWords, loadStoryWords } from '@quando/text';
import { readFileSync } from 'node:fs';
import { recordedStory } from '../../src/offline/recorded-story.ts';
import { remarkablesIn } from '../../src/screens/end/remarkable.ts';
import { storeGames } from './device/game-database.ts';
import { expect, test } from './quando-test.ts';
import { people, personAndBots } from './table/sitters.ts';
import { simulatedGame } from './table/simulated-game.ts';
import { gameLogFrom } from './table/stored-game.ts';
import { english } from './table/words.ts';

const words = await loadStoryWords('en');
const replay = await loadReplayWords('en');
const sitters = personAndBots(['Mila', 'Jonas']);
const finished = (game: string, seed: string) => simulatedGame({ game, sitters, seed, until: () => false });
const GAMES = [finished('last', 'an evening'), finished('earlier', 'a morning')];

const record = gameLogFrom(GAMES[0]!.entries).record!;
const remarkables = remarkablesIn(recordedStory(JSON.stringify(record))!, words, {
  viewer: 0,
  names: sitters.map(({ name }) => name),
});

/** How often the person had fewer points than a bot, and the other way round. */
const scoreAgainst = (seat: number): string => {
  const leads = GAMES.map(({ summary: { totals } }) => totals[seat]! - totals[0]!);
  return `${leads.filter((lead) => lead > 0).length} : ${leads.filter((lead) => lead < 0).length}`;
};

/** The width and height of a PNG. */
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test.beforeEach(({ page }) => storeGames(page, ...GAMES));

test('the end tells what was remarkable, and how it stands between you and each character @both', async ({
  page,
}) => {
  expect(remarkables.length).toBeGreaterThan(2);
  for (const visit of ['the first visit', 'a later one']) {
    await test.step(visit, async () => {
      await page.goto('/play/last');
      for (const { title, text } of remarkables) {
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await expect(page.getByText(text)).toBeVisible();
      }
      for (const seat of [1, 2])
        await expect(
          page.getByRole('listitem').filter({ hasText: `– ${sitters[seat]!.name}` }),
        ).toContainText(scoreAgainst(seat));
      await expect(page.locator('ol q'), 'a bot says goodbye').toHaveText(/\S/);
    });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('the end can be shared as a picture, or saved where nothing can be shared', async ({ page }) => {
  await page.goto('/play/last');
  await expect(page.getByText(remarkables[0]!.text)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: words.share }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^quando-\d{4}-\d\d-\d\d\.png$/);
  const [width, height] = sizeOf(readFileSync(await download.path()));
  expect(width).toBe(1080);
  expect(height).toBeGreaterThanOrEqual(1350);
});

test('the end leads to the replay of this very game, also of one that people played on one device', async ({
  page,
}) => {
  const among = simulatedGame({
    game: 'among',
    sitters: people('Ana', 'Ben', 'Cleo'),
    seed: 'among',
    until: () => false,
  });
  await storeGames(page, among);
  for (const { summary, entries } of [GAMES[0]!, among]) {
    await page.goto(`/play/${summary.game}`);
    await page.getByRole('link', { name: english.app.replay, exact: true }).click();
    await expect(page).toHaveURL(`/replay#game=${summary.game}`);
    await page.getByRole('radio', { name: replay.eyes.open }).check({ force: true });
    const steps = gameLogFrom(entries).record!.rounds.reduce(
      (sum, { actions }) => sum + actions.length + 1,
      0,
    );
    await expect(page.getByRole('slider', { name: replay.track })).toHaveAttribute('max', String(steps - 1));
  }
});

test('if the story cannot be read, the result is there nevertheless, and another attempt helps', async ({
  page,
}) => {
  const body = 'addEventListener("message", () => postMessage(undefined));';
  await page.route(/story-worker/, (route) => route.fulfill({ contentType: 'text/javascript', body }), {
    times: 1,
  });
  await page.goto('/play/last');
  await expect(page.getByText(words.failed)).toBeVisible();
  await expect(page.locator('.result ol').getByRole('listitem')).toHaveCount(sitters.length);
  await page.getByRole('button', { name: words.retry }).click();
  await expect(page.getByText(remarkables[0]!.text)).toBeVisible();
});
