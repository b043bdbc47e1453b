import type { GameRecord } from '@quando/rules';
import type { Damage } from '../damage.ts';
import { commitmentOf, type DealSource } from '../deal-promise.ts';
import { onlineLogOf, OnlineLog } from './online-log.ts';

/** What the record of an online game states about each deal, under `meta` of its round. */
export type DealMeta = { readonly deal: DealSource & { readonly commitment: string } };

/** The record of a finished online game in a stored log, with the secrets of its deals. */
export function onlineRecordOf(values: readonly unknown[]): GameRecord | 'not-over' | Damage {
  const log = onlineLogOf(values);
  return log instanceof OnlineLog ? recordOf(log) : log;
}

/** The same of a log that is already read. */
export function recordOf(log: OnlineLog): GameRecord | 'not-over' {
  const record = log.game?.record;
  if (!record) return 'not-over';
  const rounds = record.rounds.map((round, i) => ({ ...round, meta: metaOf(log.deals[i]!) }));
  const meta = { sitters: log.seating.sitters, rematch: log.founded.rematch !== undefined };
  return { ...record, rounds, meta };
}

const metaOf = (source: DealSource): DealMeta => ({
  deal: { ...source, commitment: commitmentOf(source.secret) },
});
