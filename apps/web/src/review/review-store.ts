import type { Seat } from '@quando/rules';
import type { DBSchema, IDBPDatabase } from 'idb';
import { wallClock } from '../clock.ts';
import { openUsableDatabase } from '../offline/open-database.ts';
import { REVIEW_VERSION, type KeptReview } from './kept-review.ts';
import { resultOf, type ReviewResult } from './review-result.ts';

/** `reviews` has whole reviews, `results` what the trend needs of each, `answers` which questions were answered well. */
type Schema = DBSchema & {
  reviews: { key: string; value: KeptReview };
  results: { key: string; value: ReviewResult };
  answers: { key: string; value: boolean };
};

const STORES = ['reviews', 'results', 'answers'] as const;
const NAMES = ['quando-reviews', 'quando-reviews-2'];

/** A review takes some 300 kB, a result 300 bytes. */
const MOST = { reviews: 24, results: 1000 } as const;

/** Where reviews are kept on this device. Without a usable database nothing is kept, and everything else works. */
export class ReviewStore {
  readonly #database: IDBPDatabase<Schema> | 'none';

  private constructor(database: IDBPDatabase<Schema> | 'none') {
    this.#database = database;
  }

  static async open(): Promise<ReviewStore> {
    const usable = await openUsableDatabase<Schema>({
      names: NAMES,
      version: 1,
      stores: STORES,
      makeStores: (database) => STORES.forEach((store) => database.createObjectStore(store)),
      clock: wallClock,
    });
    return new ReviewStore(usable === 'unusable' ? 'none' : usable.database);
  }

  /** The kept review of a seat, unless an earlier version of the app made it. */
  async find(code: string, seat: Seat): Promise<KeptReview | undefined> {
    if (this.#database === 'none') return undefined;
    const kept = await this.#database.get('reviews', keyOf(code, seat));
    return kept?.version === REVIEW_VERSION ? kept : undefined;
  }

  /** Keeps a review; the oldest ones give way. If there is no space, it is made again the next time. */
  async keep(kept: KeptReview): Promise<void> {
    if (this.#database === 'none') return;
    const key = keyOf(kept.code, kept.seat);
    await this.#database.put('reviews', kept, key).catch(() => {});
    if (kept.isOwn) await this.#database.put('results', resultOf(kept), key).catch(() => {});
    await this.#thin('reviews');
    await this.#thin('results');
  }

  /** Own reviews of this version, oldest first. */
  async ownReviews(): Promise<readonly KeptReview[]> {
    if (this.#database === 'none') return [];
    const all = await this.#database.getAll('reviews');
    return inTime(all.filter(({ version, isOwn }) => version === REVIEW_VERSION && isOwn));
  }

  /** What is known of all own games, oldest first. */
  async results(): Promise<readonly ReviewResult[]> {
    return this.#database === 'none' ? [] : inTime(await this.#database.getAll('results'));
  }

  /** Which questions were answered, and whether well. */
  async answers(): Promise<ReadonlyMap<string, boolean>> {
    if (this.#database === 'none') return new Map();
    const reading = this.#database.transaction('answers').store;
    const [keys, values] = await Promise.all([reading.getAllKeys(), reading.getAll()]);
    return new Map(keys.map((key, i) => [key, values[i]!]));
  }

  async keepAnswer(question: string, isGood: boolean): Promise<void> {
    if (this.#database !== 'none') await this.#database.put('answers', isGood, question).catch(() => {});
  }

  /** Deletes everything. */
  async clear(): Promise<void> {
    if (this.#database === 'none') return;
    const change = this.#database.transaction(STORES, 'readwrite');
    await Promise.all([...STORES.map((store) => change.objectStore(store).clear()), change.done]);
  }

  async #thin(store: keyof typeof MOST): Promise<void> {
    if (this.#database === 'none') return;
    const { store: rows, done } = this.#database.transaction(store, 'readwrite');
    const [keys, values] = await Promise.all([rows.getAllKeys(), rows.getAll()]);
    const oldest = [...keys.keys()].toSorted((a, b) => values[a]!.at - values[b]!.at);
    const surplus = oldest.slice(0, Math.max(0, oldest.length - MOST[store]));
    await Promise.all([...surplus.map((i) => rows.delete(keys[i]!)), done]);
  }
}

const keyOf = (code: string, seat: Seat): string => `${seat} ${code}`;

const inTime = <Row extends { readonly at: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => a.at - b.at);
