import type { GameSummary } from '@quando/protocol';
import { foldRatings, type Ratings } from '@quando/season';
import type { DBSchema, IDBPDatabase } from 'idb';
import { wallClock } from '../clock.ts';
import { openUsableDatabase } from '../offline/open-database.ts';
import { deviceResultOf, OWNER, type DeviceResult } from './device-result.ts';

type Schema = DBSchema & { results: { key: string; value: DeviceResult } };

const NAMES = ['quando-ratings', 'quando-ratings-2'];

/** Where results are stored, by game. */
export type ResultRows = {
  entries(): Promise<readonly (readonly [game: string, result: DeviceResult])[]>;
  /** Rejects if there is no space left. */
  put(game: string, result: DeviceResult): Promise<unknown>;
};

/**
 * The results that count for the person of this device, by game, so that a game counts once and still does when it has
 * been deleted. Without a usable database only the games that are still there count.
 */
export class RatingStore {
  readonly #rows: ResultRows | 'none';
  readonly #unkept = new Map<string, DeviceResult>();

  constructor(rows: ResultRows | 'none') {
    this.#rows = rows;
  }

  static async open(): Promise<RatingStore> {
    const usable = await openUsableDatabase<Schema>({
      names: NAMES,
      version: 1,
      stores: ['results'],
      makeStores: (database) => database.createObjectStore('results'),
      clock: wallClock,
    });
    return new RatingStore(usable === 'unusable' ? 'none' : rowsIn(usable.database));
  }

  /** Keeps what these games say. The same game again is the same result. */
  async keep(games: readonly GameSummary[]): Promise<void> {
    for (const game of games) {
      const result = deviceResultOf(game);
      if (result !== 'unrated') await this.#put(game.game, result);
    }
  }

  /** Oldest first. */
  async results(): Promise<readonly DeviceResult[]> {
    const kept = this.#rows === 'none' ? [] : await this.#rows.entries();
    // A game that is stored may not have been stored again.
    const byGame = new Map([...kept, ...this.#unkept]);
    return [...byGame.values()].toSorted((one, other) => one.at - other.at);
  }

  async ratings(): Promise<Ratings> {
    return foldRatings(await this.results()).get(OWNER) ?? {};
  }

  async #put(game: string, result: DeviceResult): Promise<void> {
    try {
      if (this.#rows === 'none') this.#unkept.set(game, result);
      else await this.#rows.put(game, result);
    } catch {
      // There is no space left; the result counts as long as its game is there.
      this.#unkept.set(game, result);
    }
  }
}

const rowsIn = (database: IDBPDatabase<Schema>): ResultRows => ({
  entries: async () => {
    const { store, done } = database.transaction('results');
    const [games, results] = await Promise.all([store.getAllKeys(), store.getAll(), done]);
    return games.map((game, i) => [game, results[i]!] as const);
  },
  put: (game, result) => database.put('results', result, game),
});
