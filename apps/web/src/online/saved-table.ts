import type { DealMemory, OwnPart } from '@quando/table/device';
import { MOST_PLAYERS, type Seat } from '@quando/rules';
import { fieldsOf, readJson, type LocalStore } from '../local-store.ts';
import { isKey } from './device-key.ts';

/** A table that this device has visited, and what only this device knows about it. */
export type SavedTable = DealMemory & {
  readonly table: string;
  /** Identifies the person on the seat. */
  readonly key: string;
  /** What this device is known by at the table, whichever key it uses; undefined until it has connected. */
  readonly device?: string;
  readonly seat: Seat | 'none';
  /** Whether it was created here and its creator has not sat down yet. */
  readonly isFresh: boolean;
  /** Whether the table of the rematch is also known. */
  readonly isFollowed: boolean;
  /** The seats whose phrases are muted. */
  readonly muted: readonly Seat[];
  /** Whether this device shows the whole table even if a big screen does. */
  readonly isTableHere: boolean;
};

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
  isTableHere: false,
  commitments: {},
  parts: {},
  contributions: {},
});

/** The stored tables, most recent first; unreadable ones are left out. */
export function loadTables(localStore: LocalStore): readonly SavedTable[] {
  const kept = readJson(localStore, KEY);
  return Array.isArray(kept) ? kept.flatMap((value: unknown) => parseTable(value) ?? []) : [];
}

export const saveTables = (localStore: LocalStore, tables: readonly SavedTable[]): void =>
  localStore.setItem(KEY, JSON.stringify(tables.slice(0, MOST_SAVED)));

function parseTable(value: unknown): SavedTable | undefined {
  const fields = fieldsOf(value);
  const { table, key, device, seat, isFresh, isFollowed, muted, isTableHere } = fields;
  const { commitments, parts, contributions } = fields;
  if (typeof table !== 'string' || !isKey(key)) return undefined;
  return {
    table,
    key,
    ...(isKey(device) && { device }),
    seat: isSeat(seat) ? seat : 'none',
    isFresh: isFresh === true,
    isFollowed: isFollowed === true,
    muted: Array.isArray(muted) ? muted.filter(isSeat) : [],
    isTableHere: isTableHere === true,
    commitments: byNumber(commitments, parseText),
    parts: byNumber(parts, (attempts) => byNumber(attempts, parsePart)),
    contributions: byNumber(contributions, parseText),
  };
}

const isSeat = (value: unknown): value is Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MOST_PLAYERS;

/** What is stored by the number of a deal or of an attempt. */
function byNumber<Value>(
  value: unknown,
  parse: (item: unknown) => Value | undefined,
): Readonly<Record<number, Value>> {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([number, item]) => {
      const parsed = /^\d+$/.test(number) ? parse(item) : undefined;
      return parsed === undefined ? [] : [[number, parsed]];
    }),
  );
}

const parseText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function parsePart(stored: unknown): OwnPart | undefined {
  const { value, closing, isOpen } = fieldsOf(stored);
  if (typeof value !== 'string') return undefined;
  return { value, ...(typeof closing === 'string' && { closing }), ...(isOpen === true && { isOpen }) };
}
