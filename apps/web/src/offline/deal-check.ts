import type { GameRecord } from '@quando/rules';
import { readRecord } from '@quando/rules/authority';
import { checkDeals, type DealMeta } from '@quando/table';
import type { DealCheck, DealQuestion } from '../online/deal-check.ts';

/** Whether every deal of a record is fair, and has in it what this device added. */
export function dealCheckOf({ record: text, seat, contributions }: DealQuestion): DealCheck {
  const read = readRecord(text);
  if ('fault' in read) return { is: 'unreadable' };
  const { record } = read;
  const [fault] = checkDeals(record);
  if (fault) return { is: 'unfair', round: fault.round };
  const own = Object.entries(contributions).filter(([deal]) => Number(deal) < record.rounds.length);
  const leftOut = own.find(([deal, value]) => valueIn(record, Number(deal), seat) !== value);
  if (leftOut) return { is: 'unfair', round: Number(leftOut[0]) };
  return { is: 'fair', deals: record.rounds.length, ownParts: own.length };
}

/** What a seat added to a deal; the meta of a fair deal has been looked at. */
function valueIn({ rounds }: GameRecord, round: number, seat: DealQuestion['seat']): string | undefined {
  const { deal } = rounds[round]!.meta as DealMeta;
  return deal.contributions.find((given) => given.seat === seat)?.value;
}
