import type { GameRecord } from '@quando/rules';
import { schemas } from '@quando/protocol';
import * as v from 'valibot';
import { commitmentOf, fairDeal, type Contribution, type DealSource } from '../fair-deal.ts';
import { parseOnlineEntry } from './online-entry.ts';
import { onlineLogOf, OnlineLog } from './online-log.ts';
import type { Damage } from '../damage.ts';

/** What the record of an online game states about each deal, under `meta` of its round. */
export type DealMeta = { readonly deal: DealSource & { readonly commitment: string } };

/** The record of a finished online game, with the secrets of its deals. */
export function onlineRecordOf(values: readonly unknown[]): GameRecord | 'not-over' | Damage {
  const log = onlineLogOf(values);
  if (!(log instanceof OnlineLog)) return log;
  const record = log.game?.record;
  if (!record) return 'not-over';
  const deals = dealsIn(values);
  const rounds = record.rounds.map((round, i) => ({ ...round, meta: { deal: deals[i] } }));
  const meta = { sitters: log.seating.sitters, rematch: log.founded.rematch !== undefined };
  return { ...record, rounds, meta };
}

/** The source of each deal of a log. */
function dealsIn(values: readonly unknown[]): DealMeta['deal'][] {
  const deals: DealMeta['deal'][] = [];
  let secret = '';
  let contributions: readonly Contribution[] = [];
  for (const entry of values.map(parseOnlineEntry)) {
    if (entry?.type === 'founded')
      ({ secret, contributions } = { contributions: [], ...entry.rematch, ...entry });
    if (entry?.type === 'contributed') contributions = [...contributions, entry];
    if (entry?.type !== 'dealt') continue;
    const bySeat = contributions
      .map(({ seat, value }) => ({ seat, value }))
      .toSorted((a, b) => a.seat - b.seat);
    deals.push({ secret, contributions: bySeat, commitment: commitmentOf(secret) });
    [secret, contributions] = [entry.next!, []];
  }
  return deals;
}

/**
 * What is wrong with a deal: it has no secret, its secret does not match the commitment, or the deck is a different
 * one.
 */
export type DealFault = {
  readonly round: number;
  readonly code: 'no-secret' | 'broken-promise' | 'unfair-deck' | 'unfair-dealer';
};

/** Checks that every deal of a record follows from its secret and the players' contributions. */
export function checkDeals({ rounds, players, meta }: GameRecord): readonly DealFault[] {
  const isRematch = v.is(REMATCH_META, meta);
  return rounds.flatMap(({ deck, dealer, meta: roundMeta }, round) => {
    const source = dealIn(roundMeta);
    if (!source) return { round, code: 'no-secret' };
    if (commitmentOf(source.secret) !== source.commitment) return { round, code: 'broken-promise' };
    const fair = fairDeal(source, players);
    if (deck.join(' ') !== fair.deck.join(' ')) return { round, code: 'unfair-deck' };
    const isDrawn = round === 0 && !isRematch;
    return isDrawn && dealer !== fair.firstDealer ? { round, code: 'unfair-dealer' } : [];
  });
}

const { bytes } = schemas;

const REMATCH_META = v.object({ rematch: v.literal(true) });

const DEAL_META = v.object({
  deal: v.object({
    secret: bytes,
    commitment: bytes,
    contributions: v.array(v.object({ seat: v.pipe(v.number(), v.integer()), value: bytes })),
  }),
});

function dealIn(meta: unknown): DealMeta['deal'] | undefined {
  const parsed = v.safeParse(DEAL_META, meta);
  return parsed.success ? parsed.output.deal : undefined;
}
