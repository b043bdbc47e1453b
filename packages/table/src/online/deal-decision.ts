import type { Seat } from '@quando/rules';
import type { SeatingCommand, SeatingRefusalCode } from '@quando/protocol';
import { personOf, type DealSource, type PromisedPart } from '../deal-promise.ts';
import { fairShuffle } from '../fair-deal.ts';
import { dealtChange, type Deal } from '../game-change.ts';
import type { Unchanged } from '../table-core.ts';
import type { NextDeal } from './next-deal.ts';
import type { DealEntry } from './online-entry.ts';
import type { OnlineChange, OnlineLog } from './online-log.ts';

/** What a decision to deal depends on besides the log. */
export type Dealing = {
  readonly at: number;
  /** The id of the command that asked for the deal, if any. */
  readonly id?: string;
  /** 32 new random bytes as hexadecimal digits. */
  readonly freshSecret: () => string;
  /** Since when nobody on this seat has been connected; undefined if somebody is. */
  readonly absentSince: (seat: Seat) => number | undefined;
};

/**
 * Deals, or takes the next step towards it. A shared deal needs nobody's part. Else, if there are promises, their list is closed first, and the deal follows when
 * all parts are open. Every seat must be taken.
 */
export function decideDeal(log: OnlineLog, dealing: Dealing): { readonly change: OnlineChange } | Unchanged {
  const { deal } = log;
  if (deal.shared) return dealt(log, dealing);
  if (deal.closed) return deal.isOpen ? dealt(log, dealing) : 'unchanged';
  const parts = partsAt(log, dealing.absentSince);
  if (parts.length === 0) return dealt(log, dealing);
  const { at, id } = dealing;
  const entry: DealEntry = { seq: log.seq + 1, at, type: 'parts-closed', parts, ...(id && { id }) };
  return stepTo(log, entry);
}

/** Gives up an attempt in which somebody has not opened their part. */
export const decideVoid = (log: OnlineLog, at: number): { readonly change: OnlineChange } =>
  stepTo(log, { seq: log.seq + 1, at, type: 'attempt-voided' });

type PartCommand = Extract<SeatingCommand, { type: 'promise' | 'open' }>;
type Made = { readonly seq: number; readonly at: number; readonly by: string; readonly id: string };
type PartDecision = { readonly change: OnlineChange } | { readonly refusal: SeatingRefusalCode } | Unchanged;

/** Decides on a seated person's promise, or on the part with which they keep it. */
export function decidePart(log: OnlineLog, command: PartCommand, seat: Seat, made: Made): PartDecision {
  const { deal } = log;
  if (deal.shared) return { refusal: 'wrong-deal' };
  if (command.deal !== deal.number || command.attempt !== deal.attempt) return { refusal: 'wrong-deal' };
  return command.type === 'promise'
    ? promising(log, command.value, seat, made)
    : opening(log, command.value, made);
}

function promising(log: OnlineLog, value: string, seat: Seat, made: Made): PartDecision {
  const { deal } = log;
  const promise = deal.promiseBy(made.by);
  if (promise === value) return 'unchanged';
  if (promise !== undefined) return { refusal: 'already-given' };
  if (deal.closed || !deal.mayPromise({ seat, person: personOf(made.by) })) return { refusal: 'wrong-deal' };
  return stepTo(log, { ...made, type: 'part-promised', value });
}

function opening(log: OnlineLog, value: string, made: Made): PartDecision {
  const self = personOf(made.by);
  const own = log.deal.closed?.find(({ person }) => person === self);
  if (!own) return { refusal: 'wrong-deal' };
  if (!log.deal.isAsPromised(own, value)) return { refusal: 'not-as-promised' };
  return own.value === undefined ? stepTo(log, { ...made, type: 'part-opened', value }) : 'unchanged';
}

/** The change that a step makes; it was decided from this log, so it can come next. */
function stepTo(log: OnlineLog, entry: DealEntry): { readonly change: OnlineChange } {
  const change = log.withDeal(entry);
  if (!change) throw new Error(`${entry.type} was decided and cannot come next`);
  return { change };
}

/** The promises of everybody who sits at the table and is connected, by seat. */
function partsAt({ seating, deal }: OnlineLog, absentSince: Dealing['absentSince']): PromisedPart[] {
  return seating.seats.flatMap((state, seat) => {
    const key = state.kind === 'taken' ? state.key : undefined;
    const promise = key === undefined ? undefined : deal.promiseBy(key);
    if (key === undefined || promise === undefined || absentSince(seat) !== undefined) return [];
    const part = { seat, person: personOf(key), promise };
    return deal.mayPromise(part) ? [part] : [];
  });
}

function dealt(log: OnlineLog, { at, id, freshSecret }: Dealing): { readonly change: OnlineChange } {
  const stamp = { seq: log.seq + 1, at, ...(id && { id }) };
  const from = log.game?.state ?? log.setup;
  if (!from) throw new Error('a seat is free');
  return { change: log.withGame(dealtChange(from, fairDealOf(log, freshSecret), stamp)) };
}

/** The deal that follows from all parts, and the secret of the one after it. */
function fairDealOf({ deal, terms: { players }, game }: OnlineLog, freshSecret: () => string): Deal {
  const source = sourceOf(deal);
  const { deck, firstDealer } = fairShuffle(source, players);
  const dealer = game ? (game.state.dealer + 1) % players : firstDealer;
  if (source.version === 3) return { dealer, deck, next: deal.secret, version: 3 };
  return { dealer, deck, next: freshSecret(), version: 2 };
}

function sourceOf(deal: NextDeal): DealSource {
  const source = deal.source(deal.shared ? 3 : 2);
  if (!source) throw new Error('a part is not open');
  return source;
}
