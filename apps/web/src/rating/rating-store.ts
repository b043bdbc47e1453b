import type { GameSummary } from '@quando/protocol';
import { foldRatings, type Ratings } from '@quando/season';
import type { DBSchema, IDBPDatabase } from 'idb';
import { wallClock } from '../clock.ts';
import { openUsableDatabase } from '../offline/open-database.ts';
import { deviceResultOf, OWNER, type DeviceResult } from './device-result.ts';

type Schema = DBSchema & { results: { key: string; value: DeviceResult } };

const NAMES = ['quando-ratings', 'quando-ratings-2'];

/**
 * The results that count for the person of this device, by game, so that a game counts once and still does when it has
 * been deleted. Without a usable database only the games that are still there count.
 */
export class RatingStore {
  readonly #database: IDBPDatabase<Schema> | 'none';
  readonly #unkept = new Map<string, DeviceResult>();

  private constructor(database: IDBPDatabase<Schema> | 'none') {
    this.#database = database;
  }

  static async open(): Promise<RatingStore> {
    const usable = await openUsableDatabase<Schema>({
      names: NAMES,
      version: 1,
      stores: ['results'],
      makeStores: (database) => database.createObjectStore('results'),
      clock: wallClock,
    });
    return new RatingStore(usable === 'unusable' ? 'none' : usable.database);
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
    const kept = this.#database === 'none' ? [] : await this.#database.getAll('results');
    return [...kept, ...this.#unkept.values()].toSorted((one, other) => one.at - other.at);
  }

  async ratings(): Promise<Ratings> {
    return foldRatings(await this.results()).get(OWNER) ?? {};
  }

  async #put(game: string, result: DeviceResult): Promise<void> {
    try {
      if (this.#database === 'none') this.#unkept.set(game, result);
      else await this.#database.put('results', result, game);
    } catch {
      // There is no space left; the result counts as long as its game is there.
      this.#unkept.set(game, result);
    }
  }
}
