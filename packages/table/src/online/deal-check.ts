import { MOST_PLAYERS, type GameRecord, type Seat } from '@quando/rules';
import { schemas } from '@quando/protocol';
import * as v from 'valibot';
import {
  closingOf,
  commitmentOf,
  promiseOf,
  type Contribution,
  type DealAttempt,
  type DealPart,
  type DealSource,
  type SharedSource,
} from '../deal-promise.ts';
import { fairDeal } from '../fair-deal.ts';
import { sharedOrder } from '../shared-deal.ts';
import { commitmentNoteOf, type DealWitness } from './device-part.ts';

/**
 * What is wrong with a deal. `no-secret`: the record does not say how it was made; `broken-promise`: the secret or a
 * part is not the promised one; `impossible-part`: a part of nobody, twice the same, or not opened; `unfair-deck` and
 * `unfair-dealer` do not follow from the secret and the parts. A device that was there also finds `other-commitment`
 * and `other-parts`: not what it was told before the deal.
 */
export type DealFaultCode =
  | 'no-secret'
  | 'broken-promise'
  | 'impossible-part'
  | 'unfair-deck'
  | 'unfair-dealer'
  | 'other-commitment'
  | 'other-parts';

/** Rounds count from 0. */
export type DealFault = { readonly round: number; readonly code: DealFaultCode };

/** A deal of a record: whose parts are in it, who did not open theirs, and what is wrong with it, if anything. */
export type CheckedDeal = {
  readonly round: number;
  readonly parts: readonly Seat[];
  readonly silent: readonly Seat[];
  readonly hasOwnPart: boolean;
  /** Whether it is the same at other tables, so that nobody has a part in it. */
  readonly isShared?: true;
  readonly fault?: DealFaultCode;
};

/** Checks every deal of a record: by itself, and against what a device remembers. */
export const checkedDeals = (record: GameRecord, witness: DealWitness = NOBODY): readonly CheckedDeal[] =>
  record.rounds.map((_, round) => checkedDeal(record, round, witness));

/** What is wrong with the deals of a record by itself. */
export const checkDeals = (record: GameRecord): readonly DealFault[] =>
  checkedDeals(record).flatMap(({ round, fault: code }) => (code ? { round, code } : []));

/** A device that remembers nothing. */
const NOBODY: DealWitness = { person: '', commitments: {}, parts: {}, contributions: {} };

type StatedDeal = DealSource & { readonly commitment: string };

function checkedDeal(record: GameRecord, round: number, witness: DealWitness): CheckedDeal {
  const deal = dealIn(record.rounds[round]!.meta);
  if (!deal) return { round, parts: [], silent: [], hasOwnPart: false, fault: 'no-secret' };
  const fault = faultIn(record, round, deal) ?? differenceTo(witness, round, deal);
  const hasOwnPart = isIn(deal, witness.person, witness.contributions[round]);
  const shared = deal.version === 3 ? ({ isShared: true } as const) : {};
  return { round, ...participantsIn(deal), hasOwnPart, ...shared, ...(fault && { fault }) };
}

/** Whose parts are in a deal, and who did not open theirs. */
export function participantsIn(deal: DealSource): Pick<CheckedDeal, 'parts' | 'silent'> {
  if (deal.version === 3) return { parts: [], silent: [] };
  if (deal.version === 1) return { parts: seatsOf(deal.contributions), silent: [] };
  return { parts: seatsOf(deal.attempts.at(-1)!), silent: seatsOf(deal.attempts.flat().filter(isUnopened)) };
}

const seatsOf = (parts: readonly { readonly seat: Seat }[]): Seat[] => parts.map(({ seat: each }) => each);

function isIn(deal: DealSource, person: string, contribution: string | undefined): boolean {
  if (deal.version === 3) return false;
  return deal.version === 1
    ? deal.contributions.some(({ value }) => value === contribution)
    : deal.attempts.at(-1)!.some((part) => part.person === person);
}

/** What is wrong with a deal by itself. */
function faultIn(record: GameRecord, round: number, deal: StatedDeal): DealFaultCode | undefined {
  const { players } = record;
  if (commitmentOf(deal.secret) !== deal.commitment) return 'broken-promise';
  if (deal.version === 3 && !isNextShared(record, round, deal)) return 'unfair-deck';
  if (!isPossible(deal, players)) return 'impossible-part';
  if (deal.version === 2 && !areKept(deal)) return 'broken-promise';
  const { deck, dealer } = record.rounds[round]!;
  const fair = fairDeal(deal, players);
  if (deck.join(' ') !== fair.deck.join(' ')) return 'unfair-deck';
  // By version 1 the deal passed on to the next seat in a rematch.
  const isDrawn = round === 0 && !(deal.version === 1 && v.is(REMATCH_META, record.meta));
  return isDrawn && dealer !== fair.firstDealer ? 'unfair-dealer' : undefined;
}

/** Whether a shared deal belongs to the same name as the first one of the record, and follows those before it. */
function isNextShared({ rounds }: GameRecord, round: number, deal: SharedSource): boolean {
  const first = dealIn(rounds[0]!.meta);
  const { name, number, lot } = deal;
  if (first?.version !== 3 || first.name !== name) return false;
  if (!lot) return !first.lot && first.number + round === number;
  const isSameLot = first.lot?.table === lot.table && first.lot.rounds === lot.rounds;
  return isSameLot && rounds.length <= lot.rounds && sharedOrder(deal, lot)[round] === number;
}

/** Whether the parts are those of existing seats, by ascending seat, and each attempt ended as it must. */
function isPossible(deal: StatedDeal, players: number): boolean {
  if (deal.version === 3) return true;
  if (deal.version === 1) return areExisting(deal.contributions, players);
  const last = deal.attempts.length - 1;
  return deal.attempts.every((parts, attempt) => {
    const earlier = deal.attempts.slice(0, attempt).flatMap((voided) => voided.filter(isUnopened));
    const isNew = ({ seat, person }: DealPart): boolean =>
      !earlier.some((part) => part.seat === seat || part.person === person);
    const isDistinct = new Set(parts.map(({ person }) => person)).size === parts.length;
    const isEnded = parts.some(isUnopened) === attempt < last;
    return areExisting(parts, players) && isDistinct && parts.every(isNew) && isEnded;
  });
}

const areExisting = (parts: readonly Pick<Contribution, 'seat'>[], players: number): boolean =>
  parts.every(({ seat }, i) => seat >= 0 && seat < players && (i === 0 || seat > parts[i - 1]!.seat));

/** Whether all opened parts are the promised ones. */
const areKept = ({ attempts, commitment }: StatedDeal & { version: 2 }): boolean =>
  attempts.every((parts, attempt) =>
    parts.every(
      ({ value, person, promise }) =>
        value === undefined || promiseOf(value, { commitment, attempt, person }) === promise,
    ),
  );

/** How a deal differs from what a device was told before it. */
function differenceTo(witness: DealWitness, round: number, deal: StatedDeal): DealFaultCode | undefined {
  const told = witness.commitments[round];
  const shared =
    deal.version === 3
      ? { shared: { name: deal.name, number: deal.number, ...(deal.lot && { lot: deal.lot }) } }
      : {};
  const stated = commitmentNoteOf({ commitment: deal.commitment, ...shared });
  if (told !== undefined && told !== stated) return 'other-commitment';
  return hasPartsOf(witness, round, deal) ? undefined : 'other-parts';
}

function hasPartsOf(witness: DealWitness, round: number, deal: StatedDeal): boolean {
  // Whoever has a part in the deal knows that it was not a shared one.
  if (deal.version === 3) return Object.keys(witness.parts[round] ?? {}).length === 0;
  return deal.version === 1
    ? hasContribution(witness, round, deal.contributions)
    : hasOwnParts(witness, round, deal.attempts, deal.commitment);
}

/** Whether a deal of version 1 has a device's contribution; its person may have moved to another seat. */
function hasContribution(
  { contributions, parts }: DealWitness,
  round: number,
  all: readonly Contribution[],
): boolean {
  const own = contributions[round];
  const isContributed = own === undefined || all.some(({ value }) => value === own);
  // Whoever has opened a part knows that the deal was of version 2.
  return isContributed && !Object.values(parts[round] ?? {}).some(({ closing }) => closing !== undefined);
}

/** Whether a device's person has just those parts that the device promised, in the lists that it was shown. */
function hasOwnParts(
  { person, parts }: DealWitness,
  round: number,
  attempts: readonly DealAttempt[],
  commitment: string,
): boolean {
  const own = parts[round] ?? {};
  const last = Math.max(attempts.length - 1, ...Object.keys(own).map(Number));
  return Array.from({ length: last + 1 }, (_, attempt) => {
    const list = attempts[attempt];
    const stated = list?.find((part) => part.person === person);
    const { value, closing, isOpen = false } = own[attempt] ?? {};
    if (closing !== undefined && (!list || closingOf(commitment, attempt, list) !== closing)) return false;
    if (isOpen && stated?.value !== value) return false;
    if (!stated) return true;
    return value !== undefined && stated.promise === promiseOf(value, { commitment, attempt, person });
  }).every(Boolean);
}

const isUnopened = ({ value }: DealPart): boolean => value === undefined;

const { bytes } = schemas;

const REMATCH_META = v.object({ rematch: v.literal(true) });

const stated = { secret: bytes, commitment: bytes };

const seat = v.pipe(v.number(), v.integer());

const part = v.object({ seat, person: bytes, promise: bytes, value: v.exactOptional(bytes) });

const DEAL_META = v.object({
  deal: v.variant('version', [
    v.object({
      ...stated,
      version: v.optional(v.literal(1), 1),
      contributions: v.array(v.object({ seat, value: bytes })),
    }),
    v.object({
      ...stated,
      version: v.literal(2),
      attempts: v.pipe(
        v.array(v.pipe(v.array(part), v.maxLength(MOST_PLAYERS))),
        v.minLength(1),
        v.maxLength(MOST_PLAYERS + 1),
      ),
    }),
    v.object({
      ...stated,
      version: v.literal(3),
      name: schemas.name,
      number: schemas.count,
      lot: v.exactOptional(
        v.pipe(
          schemas.lot,
          v.check(({ rounds }) => rounds <= 64),
        ),
      ),
    }),
  ]),
});

function dealIn(meta: unknown): StatedDeal | undefined {
  const parsed = v.safeParse(DEAL_META, meta);
  return parsed.success ? parsed.output.deal : undefined;
}
