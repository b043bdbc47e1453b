import type { GameRecord } from '@quando/rules';
import { schemas } from '@quando/protocol';
import * as v from 'valibot';
import { commitmentOf, fairDeal, type DealSource } from '../fair-deal.ts';
import { onlineLogOf, OnlineLog, type PromisedDeal } from './online-log.ts';
import type { Damage } from '../damage.ts';

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

const metaOf = ({ secret, contributions, commitment }: PromisedDeal): DealMeta => ({
  deal: { secret, contributions, commitment },
});

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
