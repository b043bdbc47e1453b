import type { Page } from '@playwright/test';
import type { StoredGame } from '../table/stored-game.ts';

/** The app's database of games. */
const DATABASE = 'quando';

/** An address of this origin that does not load the app. */
const BLANK_PAGE = '/blank-page';

async function goToBlankPage(page: Page): Promise<void> {
  const body = '<!doctype html><title>Quiet</title><link rel="icon" href="/icon.svg">';
  await page.route(BLANK_PAGE, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(BLANK_PAGE);
}

type Rows = { readonly games: readonly unknown[]; readonly entries: readonly unknown[] };

/** Stores games on a device on which the app has not run yet. */
export async function storeGames(page: Page, ...games: readonly StoredGame[]): Promise<void> {
  await storeRows(page, {
    games: games.map(({ summary }) => summary),
    entries: games.flatMap(({ summary: { game }, entries }) => entries.map((entry) => ({ ...entry, game }))),
  });
}

/** Stores any rows, in a database of any version. */
export async function storeRows(page: Page, { games, entries }: Rows, version = 1): Promise<void> {
  await goToBlankPage(page);
  await page.evaluate(
    async ([name, number, rows]) => {
      const opening = indexedDB.open(name, number);
      opening.addEventListener('upgradeneeded', () => {
        opening.result.createObjectStore('games', { keyPath: 'game' });
        opening.result.createObjectStore('entries', { keyPath: ['game', 'seq'] });
        opening.result.createObjectStore('aside', { autoIncrement: true });
      });
      await new Promise((resolve, reject) => {
        opening.addEventListener('success', resolve);
        opening.addEventListener('error', reject);
      });
      const change = opening.result.transaction(['games', 'entries'], 'readwrite');
      for (const game of rows.games) change.objectStore('games').put(game);
      for (const entry of rows.entries) change.objectStore('entries').put(entry);
      await new Promise((resolve, reject) => {
        change.addEventListener('complete', resolve);
        change.addEventListener('abort', reject);
      });
      opening.result.close();
    },
    [DATABASE, version, { games, entries }] as const,
  );
}

/** All rows of one of the app's stores; the logs in `entries` determine all games. */
export const rowsIn = (page: Page, store: 'games' | 'entries' | 'aside'): Promise<unknown[]> =>
  page.evaluate(
    async ([name, from]) => {
      // Opening a database that nobody has made would make an empty one.
      const known = await indexedDB.databases();
      if (!known.some((database) => database.name === name)) return [];
      const opening = indexedDB.open(name);
      await new Promise((resolve, reject) => {
        opening.addEventListener('success', resolve);
        opening.addEventListener('error', reject);
      });
      const reading = opening.result.transaction(from).objectStore(from).getAll();
      await new Promise((resolve, reject) => {
        reading.addEventListener('success', resolve);
        reading.addEventListener('error', reject);
      });
      opening.result.close();
      return reading.result as unknown[];
    },
    [DATABASE, store] as const,
  );

/** Clears the database of a device. */
export async function forgetGames(page: Page): Promise<void> {
  await goToBlankPage(page);
  await page.evaluate(async (name) => {
    const deleting = indexedDB.deleteDatabase(name);
    await new Promise((resolve, reject) => {
      deleting.addEventListener('success', resolve);
      deleting.addEventListener('error', reject);
    });
  }, DATABASE);
}
