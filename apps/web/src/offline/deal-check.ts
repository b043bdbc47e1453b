import type { GameRecord } from '@quando/rules';
import { readRecord } from '@quando/rules/authority';
import { checkDeals } from '@quando/table';
import * as v from 'valibot';
import type { DealCheck, DealQuestion } from '../online/deal-check.ts';
import type { ByDeal } from '../online/saved-table.ts';

/**
 * Checks that every deal of a record is fair, matches the commitments made to this device, and includes its
 * contributions.
 */
export function dealCheckOf({ record: text, seat, contributions, commitments }: DealQuestion): DealCheck {
  const read = readRecord(text);
  if ('fault' in read) return { is: 'unreadable' };
  const { record } = read;
  const [fault] = checkDeals(record);
  if (fault) return { is: 'unfair', round: fault.round };
  const own = dealtOf(contributions, record);
  const broken = [
    ...dealtOf(commitments, record).filter(
      ([round, promise]) => dealIn(record, round).commitment !== promise,
    ),
    ...own.filter(([round, value]) => valueIn(record, round, seat) !== value),
  ];
  if (broken.length > 0) return { is: 'unfair', round: Math.min(...broken.map(([round]) => round)) };
  return { is: 'fair', deals: record.rounds.length, ownParts: own.length };
}

/** The values of those deals that have taken place, by round. */
const dealtOf = (known: ByDeal, { rounds }: GameRecord): [number, string][] =>
  Object.entries(known)
    .map(([deal, text]): [number, string] => [Number(deal), text])
    .filter(([round]) => round < rounds.length);

const dealMeta = v.object({
  deal: v.object({
    commitment: v.string(),
    contributions: v.array(v.object({ seat: v.number(), value: v.string() })),
  }),
});

/** Call it after `checkDeals`, which ensures that every deal has complete metadata. */
const dealIn = ({ rounds }: GameRecord, round: number): v.InferOutput<typeof dealMeta>['deal'] =>
  v.parse(dealMeta, rounds[round]!.meta).deal;

/** A seat's contribution to a deal. */
const valueIn = (record: GameRecord, round: number, seat: DealQuestion['seat']): string | undefined =>
  dealIn(record, round).contributions.find((given) => given.seat === seat)?.value;
