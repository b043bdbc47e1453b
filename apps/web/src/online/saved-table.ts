import { MOST_PLAYERS, type Seat } from '@quando/rules';
import { fieldsOf, readJson, type LocalStore } from '../local-store.ts';
import { isKey } from './device-key.ts';

/** A table that this device has visited, and what only this device knows about it. */
export type SavedTable = {
  readonly table: string;
  /** Identifies the person on the seat. */
  readonly key: string;
  readonly seat: Seat | 'none';
  /** Whether it was created here and its creator has not sat down yet. */
  readonly isFresh: boolean;
  /** Whether the table of the rematch is also known. */
  readonly isFollowed: boolean;
  /** The seats whose phrases are muted. */
  readonly muted: readonly Seat[];
  /** This device's contributions to the deals. */
  readonly contributions: ByDeal;
  /** The commitments to the deals. */
  readonly commitments: ByDeal;
};

/** One value per deal, by its number. */
export type ByDeal = Readonly<Record<number, string>>;

const KEY = 'quando-tables';
/** The oldest tables are dropped. */
const MOST_SAVED = 40;

export const newSavedTable = (table: string, key: string): SavedTable => ({
  table,
  key,
  seat: 'none',
  isFresh: false,
  isFollowed: false,
  muted: [],
  contributions: {},
  commitments: {},
});

/** The stored tables, most recent first; unreadable ones are left out. */
export function loadTables(localStore: LocalStore): readonly SavedTable[] {
  const kept = readJson(localStore, KEY);
  return Array.isArray(kept) ? kept.flatMap((value: unknown) => parseTable(value) ?? []) : [];
}

export const saveTables = (localStore: LocalStore, tables: readonly SavedTable[]): void =>
  localStore.setItem(KEY, JSON.stringify(tables.slice(0, MOST_SAVED)));

function parseTable(value: unknown): SavedTable | undefined {
  const { table, key, seat, isFresh, isFollowed, muted, contributions, commitments } = fieldsOf(value);
  if (typeof table !== 'string' || !isKey(key)) return undefined;
  return {
    table,
    key,
    seat: isSeat(seat) ? seat : 'none',
    isFresh: isFresh === true,
    isFollowed: isFollowed === true,
    muted: Array.isArray(muted) ? muted.filter(isSeat) : [],
    contributions: parseByDeal(contributions),
    commitments: parseByDeal(commitments),
  };
}

const isSeat = (value: unknown): value is Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MOST_PLAYERS;

function parseByDeal(value: unknown): ByDeal {
  if (typeof value !== 'object' || value === null) return {};
  const kept = Object.entries(value).filter(([deal, text]) => /^\d+$/.test(deal) && typeof text === 'string');
  return Object.fromEntries(kept);
}
