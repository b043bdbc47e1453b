import {
  parseLeagueCommand,
  parseLeagueEntry,
  LEAGUE_REFUSALS,
  type LeagueEntry,
  type LeagueRefusalCode,
} from '@quando/season';
import type { DBSchema, IDBPDatabase } from 'idb';
import { fieldsOf } from '../local-store.ts';
import { copyAfter, type LeagueStore, type WaitingCommand } from './league-store.ts';

/** `copies` holds the logs by league, `waiting` the commands by when they were made. Rows are untrusted until parsed. */
export type LeagueSchema = DBSchema & {
  copies: { key: string; value: unknown };
  waiting: { key: number; value: unknown };
};

export const LEAGUE_STORES = ['copies', 'waiting'] as const;

const DURABLE = { durability: 'strict' } as const;

export function makeLeagueStores(database: IDBPDatabase<LeagueSchema>): void {
  database.createObjectStore('copies');
  database.createObjectStore('waiting', { autoIncrement: true });
}

/** Keeps leagues in an IndexedDB database, whose transactions keep tabs apart. */
export class IdbLeagueStore implements LeagueStore {
  readonly #database: IDBPDatabase<LeagueSchema>;

  constructor(database: IDBPDatabase<LeagueSchema>) {
    this.#database = database;
  }

  async copy(league: string): Promise<readonly LeagueEntry[]> {
    return parseCopy(await this.#database.get('copies', league));
  }

  async keep(league: string, entries: readonly LeagueEntry[]): Promise<readonly LeagueEntry[]> {
    const change = this.#database.transaction('copies', 'readwrite');
    const copy = copyAfter(parseCopy(await change.store.get(league)), entries);
    await Promise.all([change.store.put(copy, league), change.done]);
    return copy;
  }

  async waiting(league?: string): Promise<readonly WaitingCommand[]> {
    const rows = await this.#database.getAll('waiting');
    return rows
      .flatMap((row) => parseWaiting(row) ?? [])
      .filter((waiting) => league === undefined || waiting.league === league);
  }

  async add(waiting: WaitingCommand): Promise<void> {
    await this.#change(waiting.league, waiting.command.id, async (store, key) => {
      if (key === undefined) await store.add(waiting);
    });
  }

  async refuse(league: string, id: string, refusal: LeagueRefusalCode): Promise<void> {
    await this.#change(league, id, async (store, key, waiting) => {
      if (key !== undefined) await store.put({ ...waiting, refusal }, key);
    });
  }

  async settle(league: string, id: string): Promise<void> {
    await this.#change(league, id, async (store, key) => {
      if (key !== undefined) await store.delete(key);
    });
  }

  async forget(league: string): Promise<void> {
    const change = this.#database.transaction(LEAGUE_STORES, 'readwrite', DURABLE);
    await change.objectStore('copies').delete(league);
    for (let row = await change.objectStore('waiting').openCursor(); row; row = await row.continue())
      if (parseWaiting(row.value)?.league === league) await row.delete();
    await change.done;
  }

  /** Changes the row of a command in one transaction; its key is undefined if there is none. */
  async #change(league: string, id: string, change: ChangeRow): Promise<void> {
    const transaction = this.#database.transaction('waiting', 'readwrite', DURABLE);
    const { store } = transaction;
    const [keys, rows] = [await store.getAllKeys(), await store.getAll()];
    const waiting = rows.map(parseWaiting);
    const place = waiting.findIndex((row) => row?.league === league && row.command.id === id);
    await change(store, keys[place], waiting[place]);
    await transaction.done;
  }
}

/** The part of an object store that a change of one row needs. */
type WaitingRows = {
  add(value: unknown): Promise<unknown>;
  put(value: unknown, key: number): Promise<unknown>;
  delete(key: number): Promise<void>;
};

type ChangeRow = (
  store: WaitingRows,
  key: number | undefined,
  waiting: WaitingCommand | undefined,
) => Promise<void>;

/** As far as the stored copy can be read: what is missing is fetched again. */
function parseCopy(value: unknown): readonly LeagueEntry[] {
  if (!Array.isArray(value)) return [];
  const entries = value.map((entry: unknown) => parseLeagueEntry(entry));
  const end = entries.findIndex((entry, seq) => entry?.seq !== seq);
  return entries.slice(0, end === -1 ? undefined : end).filter((entry) => entry !== undefined);
}

function parseWaiting(value: unknown): WaitingCommand | undefined {
  const { league, command, madeAt, refusal } = fieldsOf(value);
  const parsed = parseLeagueCommand(command);
  if (typeof league !== 'string' || typeof madeAt !== 'number' || !parsed) return undefined;
  const code = LEAGUE_REFUSALS.find((known) => known === refusal);
  return { league, command: parsed, madeAt, ...(code && { refusal: code }) };
}
