import type { Viewer } from '@quando/rules';
import { checkRecord, viewOf } from '@quando/rules/authority';
import { checkDeals, onlineLogOf, OnlineLog, onlineRecordOf } from '@quando/table';
import type { TestClient } from '../e2e/test-client.ts';

/** What an audit counts; everything but the first two should be 0. */
export type Tally = {
  readonly games: number;
  /** Commands that the server acknowledged. */
  readonly acknowledged: number;
  /** Acknowledged commands that are not in the log at the seq they were acknowledged with. */
  readonly lost: number;
  /** Acknowledged commands that are in the log more than once. */
  readonly doubled: number;
  /** Missing entries. */
  readonly gaps: number;
  /** Clients whose last view differs from the view of the final state. */
  readonly disagreeing: number;
  /** Games whose records do not verify, or whose deals do not follow from their secrets. */
  readonly unverified: number;
};

export const sum = (tallies: readonly Tally[]): Tally => {
  const total = (count: (tally: Tally) => number): number =>
    tallies.reduce((counted, tally) => counted + count(tally), 0);
  return {
    games: total(({ games }) => games),
    acknowledged: total(({ acknowledged }) => acknowledged),
    lost: total(({ lost }) => lost),
    doubled: total(({ doubled }) => doubled),
    gaps: total(({ gaps }) => gaps),
    disagreeing: total(({ disagreeing }) => disagreeing),
    unverified: total(({ unverified }) => unverified),
  };
};

/** The part of a client that an audit needs. */
export type AuditedClient = Pick<TestClient, 'accepted' | 'update'>;

/** Compares what the clients of a table were told with its log. */
export function audit(clients: readonly AuditedClient[], values: readonly unknown[]): Tally {
  const told = clients.flatMap(({ accepted }) => [...accepted]);
  const isKept = ([id, seq]: readonly [string, number]): boolean => idOf(values[seq]) === id;
  const copies = (id: string): number => values.filter((entry) => idOf(entry) === id).length;
  return {
    games: 1,
    acknowledged: told.length,
    lost: told.filter((one) => !isKept(one)).length,
    doubled: told.filter(([id]) => copies(id) > 1).length,
    gaps: values.filter((entry, place) => seqOf(entry) !== place).length,
    disagreeing: disagreeingIn(clients, values),
    unverified: isVerified(values) ? 0 : 1,
  };
}

const seqOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'seq' in entry ? entry.seq : undefined;

const idOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;

function disagreeingIn(clients: readonly AuditedClient[], values: readonly unknown[]): number {
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
