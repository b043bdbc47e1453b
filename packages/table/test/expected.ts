import type { GameRecord, Seat } from '@quando/rules';
import {
  GameLog,
  parseOnlineEntry,
  parseTableEntry,
  type Damage,
  type OnlineEntry,
  type onlineRecordOf,
  type TableEntry,
} from '@quando/table';

/** The value, which must be a seat. */
export function seatIn(value: Seat | 'nobody' | 'none' | 'watcher'): Seat {
  if (typeof value !== 'number') throw new Error(`${value} is not a seat`);
  return value;
}

/** The log, which must be undamaged. */
export function soundLog(log: GameLog | Damage): GameLog {
  if (!(log instanceof GameLog)) throw new Error(`${log.code} at ${log.place}`);
  return log;
}

/** The record of a game, which must be over. */
export function recordIn(result: ReturnType<typeof onlineRecordOf>): GameRecord {
  if (result === 'not-over') throw new Error(result);
  if ('code' in result) throw new Error(`${result.code} at ${result.place}`);
  return result;
}

/** Stored entries, parsed. */
export const entriesIn = (values: readonly unknown[]): TableEntry[] =>
  values.map((value) => parseTableEntry(value) ?? fail(value));

export const onlineEntriesIn = (values: readonly unknown[]): OnlineEntry[] =>
  values.map((value) => parseOnlineEntry(value) ?? fail(value));

/** The deck of a deal. */
export function deckIn(entry: TableEntry | OnlineEntry | undefined): readonly string[] {
  return entry?.type === 'dealt' ? entry.deck : fail(entry);
}

function fail(value: unknown): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
}
