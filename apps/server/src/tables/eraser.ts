import type { Seat } from '@quando/rules';
import { OnlineTable } from '@quando/table';
import type { PublicBook } from '../public/public-book.ts';
import type { Store } from '../storage/store.ts';
import type { PushStore } from '../push/push-store.ts';
import type { OpenTables } from './open-tables.ts';

export type EraserOptions = {
  readonly store: Pick<Store, 'storage' | 'compact'>;
  readonly tables: OpenTables;
  readonly calls: Pick<PushStore, 'dropPerson'>;
  readonly strangers: Pick<PublicBook, 'leave'>;
  /** Removes the name of who has this seat at a table from the league in which it counts. */
  readonly forgetGuest: (guest: Guest) => Promise<'forgotten' | 'not-stored'>;
  /** Called for a table that was deleted. */
  readonly onRemoved: (table: string) => void;
  /** Called for a table from which a name was removed. */
  readonly onErased: (table: string) => void;
};

/** Somebody who may be a guest in a league: where they sat. */
export type Guest = { readonly league: string; readonly table: string; readonly seat: Seat };

/** `name`: their name was removed; `table`: the whole table was deleted; `nothing`: the table does not name them. */
export type ErasureResult = 'name' | 'table' | 'nothing' | 'no-such-table' | 'unreadable' | 'not-stored';

/** How many tables of people who played again and again one request follows. */
const LONGEST_CHAIN = 100;

/** Removes people from tables at their own request. */
export class Eraser {
  readonly #options: EraserOptions;
  /** Whether files may still contain what was removed. */
  #isUncompacted = false;

  constructor(options: EraserOptions) {
    this.#options = options;
  }

  /**
   * Removes the person with this key hash from a table, and from the tables where its people played again, to which
   * their name went along. Asking again does no harm.
   */
  async erase(id: string, key: string): Promise<ErasureResult> {
    const { result, next } = await this.#eraseAt(id, key);
    let following = next;
    for (let i = 0; i < LONGEST_CHAIN && following !== undefined; i += 1) {
      const { result: outcome, next: after } = await this.#eraseAt(following, key);
      if (outcome === 'not-stored' || outcome === 'unreadable') return outcome;
      following = after;
    }
    await this.compact();
    return result;
  }

  /** Removes what was deleted from the files, again after a failure. */
  async compact(): Promise<void> {
    if (!this.#isUncompacted) return;
    await this.#options.store.compact();
    this.#isUncompacted = false;
  }

  async #eraseAt(id: string, key: string): Promise<{ result: ErasureResult; next?: string }> {
    const { calls, strangers } = this.#options;
    const dropped = await calls.dropPerson({ table: id, person: key });
    if ((await strangers.leave(id, key)) || dropped) this.#isUncompacted = true;
    const table = await this.#options.tables.find(id);
    if (table === 'no-such-table') return { result: table };
    if (!(table instanceof OnlineTable)) return { result: 'unreadable' };
    const { rematch } = table;
    // First, since afterwards nobody knows where they sat.
    if ((await this.#forgetGuest(table, key)) === 'not-stored') return { result: 'not-stored' };
    const result = await this.#eraseFrom(table, key);
    return { result, ...(rematch !== undefined && { next: rematch }) };
  }

  async #forgetGuest(table: OnlineTable, key: string): Promise<'forgotten' | 'not-stored'> {
    const seat = table.seatOf(key);
    const { league } = table.terms;
    if (seat === 'none' || league === undefined) return 'forgotten';
    return this.#options.forgetGuest({ league, table: table.id, seat });
  }

  async #eraseFrom(table: OnlineTable, key: string): Promise<ErasureResult> {
    const erasure = await table.erase(key);
    if (erasure === 'nothing' || erasure === 'not-stored') return erasure;
    this.#isUncompacted = true;
    if (erasure === 'erased') {
      this.#options.onErased(table.id);
      return 'name';
    }
    const removed = await this.#options.store.storage.removeAt(table.id, table.seq);
    if (removed === 'removed') {
      this.#options.onRemoved(table.id);
      return 'table';
    }
    // Somebody else has just sat down, at another process.
    await table.refresh();
    return this.#eraseFrom(table, key);
  }
}
