import type { GameRecord } from '@quando/rules';
import type { Damage } from '../damage.ts';
import { commitmentOf, type DealSource } from '../deal-promise.ts';
import { onlineLogOf, OnlineLog } from './online-log.ts';
import type { LeagueGame, SoloGame } from './online-ports.ts';

/** What the record of an online game states about each deal, under `meta` of its round. */
export type DealMeta = { readonly deal: DealSource & { readonly commitment: string } };

/** The record of a finished online game in a stored log, with the secrets of its deals. */
export function onlineRecordOf(values: readonly unknown[]): GameRecord | 'not-over' | Damage {
  const log = onlineLogOf(values);
  return log instanceof OnlineLog ? recordOf(log) : log;
}

/** The same of a log that is already read. */
export function recordOf(log: OnlineLog): GameRecord | 'not-over' {
  const record = log.isOver ? log.game?.scoredRecord : undefined;
  if (!record) return 'not-over';
  const rounds = record.rounds.map((round, i) => ({ ...round, meta: metaOf(log.deals[i]!) }));
  const { handicaps } = log.terms;
  const meta = {
    sitters: log.seating.sitters,
    rematch: log.founded.rematch !== undefined,
    ...(handicaps && { handicaps }),
  };
  return { ...record, rounds, meta };
}

/** The game of a table that was opened for a league or for one person, once it is over. */
export function reportedGameOf(table: string, log: OnlineLog): LeagueGame | SoloGame | undefined {
  const record = recordOf(log);
  const { league, sharedDeals: shared } = log.terms;
  const { sitters } = log.seating;
  if (record === 'not-over' || !sitters) return undefined;
  const { botDecided, takenOver, state, founded } = log;
  const game = { table, record, sitters, botDecided, takenOver, endedAt: state.askedAt };
  if (league !== undefined) return { ...game, league, ...(shared && { length: shared.rounds }) };
  const by = founded.solo?.company.find(({ key }) => key !== undefined)?.key;
  return shared && by !== undefined ? { ...game, shared, by } : undefined;
}

const metaOf = (source: DealSource): DealMeta => ({
  deal: { ...source, commitment: commitmentOf(source.secret) },
});
