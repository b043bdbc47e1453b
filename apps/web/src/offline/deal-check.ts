import { readRecord } from '@quando/rules/authority';
import { checkedDeals } from '@quando/table';
import type { DealCheck, DealQuestion } from '../online/deal-check.ts';

/** Checks every deal of a record, by itself and against what this device remembers. */
export function dealCheckOf({ record: text, witness }: DealQuestion): DealCheck {
  const read = readRecord(text);
  if ('fault' in read) return { is: 'unreadable' };
  const deals = checkedDeals(read.record, witness);
  const unfair = deals.find(({ fault }) => fault !== undefined);
  if (unfair) return { is: 'unfair', round: unfair.round };
  return {
    is: 'fair',
    deals: deals.length,
    ...(deals.some(({ isShared }) => isShared) && { isShared: true }),
    without: deals.flatMap(({ round, hasOwnPart }) => (hasOwnPart ? [] : round)),
    silent: deals.flatMap(({ round, silent }) => silent.map((seat) => ({ round, seat }))),
  };
}
