import type { Viewer } from '@quando/rules';
import type { State } from '@quando/rules/authority';
import { checkRecord, viewOf } from '@quando/rules/authority';
import { checkDeals, OnlineLog, onlineRecordOf, parseOnlineEntry } from '@quando/table';
import type { TestClient } from '../e2e/test-client.ts';
import { digestOf, type Witness } from './witness.ts';

/** What an audit counts; everything but the first three should be 0. */
export type Tally = {
  readonly games: number;
  /** Commands that the server acknowledged. */
  readonly acknowledged: number;
  /** Views that were sent to clients and compared with the log. */
  readonly compared: number;
  /** Acknowledged commands that are not in the log at the seq they were acknowledged with. */
  readonly lost: number;
  /** Acknowledged commands that are in the log more than once. */
  readonly doubled: number;
  /** Missing entries. */
  readonly gaps: number;
  /** Commands acknowledged with a seq that is not after that of the client's previous one, and updates that went back. */
  readonly disordered: number;
  /** Views that differ from what the log says, and clients that did not see the end. */
  readonly disagreeing: number;
  /** Games whose records do not verify, or whose deals do not follow from their secrets. */
  readonly unverified: number;
};

/** The names of everything that should be 0. */
export const VIOLATIONS = ['lost', 'doubled', 'gaps', 'disordered', 'disagreeing', 'unverified'] as const;

const NOTHING: Tally = {
  games: 0,
  acknowledged: 0,
  compared: 0,
  lost: 0,
  doubled: 0,
  gaps: 0,
  disordered: 0,
  disagreeing: 0,
  unverified: 0,
};

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (total, tally) => ({
      games: total.games + tally.games,
      acknowledged: total.acknowledged + tally.acknowledged,
      compared: total.compared + tally.compared,
      lost: total.lost + tally.lost,
      doubled: total.doubled + tally.doubled,
      gaps: total.gaps + tally.gaps,
      disordered: total.disordered + tally.disordered,
      disagreeing: total.disagreeing + tally.disagreeing,
      unverified: total.unverified + tally.unverified,
    }),
    NOTHING,
  );

/** The part of a client that an audit needs, and what it was told. */
export type AuditedClient = Pick<TestClient, 'accepted' | 'update'> & {
  readonly witness: Pick<Witness, 'told' | 'disordered'>;
};

/** Compares what the clients of a table were told with its log. */
export function audit(clients: readonly AuditedClient[], values: readonly unknown[]): Tally {
  const accepted = clients.flatMap((client) => [...client.accepted]);
  const copies = copiesIn(values);
  const states = statesIn(values);
  return {
    games: 1,
    acknowledged: accepted.length,
    compared: clients.reduce((total, { witness }) => total + witness.told.size, 0),
    lost: accepted.filter(([id, seq]) => idOf(values[seq]) !== id).length,
    doubled: accepted.filter(([id]) => (copies.get(id) ?? 0) > 1).length,
    gaps: values.filter((entry, place) => seqOf(entry) !== place).length,
    disordered: clients.reduce((total, client) => total + disorderedOf(client), 0),
    disagreeing: clients.reduce((total, client) => total + disagreeingOf(client, states), 0),
    unverified: isVerified(values) ? 0 : 1,
  };
}

const seqOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'seq' in entry ? entry.seq : undefined;

const idOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;

/** By id: how many entries have it. */
function copiesIn(values: readonly unknown[]): Map<unknown, number> {
  const copies = new Map<unknown, number>();
  for (const id of values.map(idOf)) copies.set(id, (copies.get(id) ?? 0) + 1);
  return copies;
}

function disorderedOf({ accepted, witness }: AuditedClient): number {
  const seqs = [...accepted.values()];
  return witness.disordered + seqs.filter((seq, i) => i > 0 && seq <= seqs[i - 1]!).length;
}

/** By seq: the state of the game after that entry, as far as the log can be read. */
function statesIn(values: readonly unknown[]): Map<number, State> {
  const states = new Map<number, State>();
  const founded = parseOnlineEntry(values[0]);
  if (founded?.type !== 'founded') return states;
  const log = new OnlineLog(founded);
  for (const value of values.slice(1)) {
    const read = log.read(value);
    if (!('change' in read)) break;
    log.add(read.change);
    if (log.game && log.game.seq === log.seq) states.set(log.seq, log.game.state);
  }
  return states;
}

function disagreeingOf({ update, witness }: AuditedClient, states: ReadonlyMap<number, State>): number {
  const isWrong = ([seq, told]: [
    number,
    { readonly viewer: Viewer; readonly digest: string }[],
  ]): boolean => {
    const state = states.get(seq);
    return !state || told.some(({ viewer, digest }) => digestOf(viewOf(state, viewer)) !== digest);
  };
  const sawTheEnd = update?.seq === Math.max(...states.keys());
  return [...witness.told].filter(isWrong).length + (sawTheEnd ? 0 : 1);
}

function isVerified(values: readonly unknown[]): boolean {
  const record = onlineRecordOf(values);
  if (record === 'not-over' || 'code' in record) return false;
  return 'record' in checkRecord(record) && checkDeals(record).length === 0;
}
