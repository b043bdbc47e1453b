import type { Viewer } from '@quando/rules';
import { checkRecord, viewOf } from '@quando/rules/authority';
import { checkDeals, onlineLogOf, OnlineLog, onlineRecordOf } from '@quando/table';
import type { TestGame } from '../e2e/test-game.ts';
import type { TestClient } from '../e2e/test-client.ts';

/** What was found when everything was over; all but the first two should be 0. */
export type Tally = {
  readonly games: number;
  /** Commands that somebody was told were accepted. */
  readonly acknowledged: number;
  /** Those of them that are not in the log where they were said to be. */
  readonly lost: number;
  /** Those of them that are in the log more than once. */
  readonly doubled: number;
  /** Entries that are missing between others. */
  readonly gaps: number;
  /** Guests whose last view is not what they would see of the truth. */
  readonly disagreeing: number;
  /** Games whose records do not verify, or whose deals do not follow from their secrets. */
  readonly unverified: number;
};

const NOTHING: Tally = {
  games: 0,
  acknowledged: 0,
  lost: 0,
  doubled: 0,
  gaps: 0,
  disagreeing: 0,
  unverified: 0,
};

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (total, tally) =>
      Object.fromEntries(
        Object.entries(total).map(([name, count]) => [name, count + tally[name as keyof Tally]]),
      ) as Tally,
    NOTHING,
  );

type Entry = { readonly seq: number; readonly id?: string };

/** Holds what the clients of a table were told against its log. */
export function audit({ clients }: TestGame, values: readonly unknown[]): Tally {
  const entries = values as readonly Entry[];
  const told = clients.flatMap(({ accepted }) => [...accepted]);
  const isKept = ([id, seq]: readonly [string, number]): boolean => entries[seq]?.id === id;
  const copies = (id: string): number => entries.filter((entry) => entry.id === id).length;
  return {
    games: 1,
    acknowledged: told.length,
    lost: told.filter((one) => !isKept(one)).length,
    doubled: told.filter(([id]) => copies(id) > 1).length,
    gaps: entries.filter(({ seq }, place) => seq !== place).length,
    disagreeing: disagreeing(clients, values),
    unverified: isVerified(values) ? 0 : 1,
  };
}

function disagreeing(clients: readonly TestClient[], values: readonly unknown[]): number {
  const log = onlineLogOf(values);
  const state = log instanceof OnlineLog ? log.game?.state : undefined;
  if (!state) return clients.length;
  const truth = (viewer: Viewer): string => JSON.stringify(viewOf(state, viewer));
  return clients.filter(({ update }) => !update || JSON.stringify(update.view) !== truth(update.viewer))
    .length;
}

function isVerified(values: readonly unknown[]): boolean {
  const record = onlineRecordOf(values);
  if (record === 'not-over' || 'code' in record) return false;
  return 'record' in checkRecord(record) && checkDeals(record).length === 0;
}
