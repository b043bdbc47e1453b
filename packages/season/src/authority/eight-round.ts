import type { EightRound } from '@quando/protocol';
import type { GameRecord } from '@quando/rules';
import { readLink } from '@quando/rules/authority';
import { OWN_SEAT } from '../daily/eight.ts';
import { seatRound } from './seat-round.ts';

/** A round as the person and the Master played it, from codes that were written here. */
export const eightRoundOf = (codes: { readonly own: string; readonly master: string }): EightRound => ({
  own: seatRound(recordOf(codes.own), OWN_SEAT),
  master: seatRound(recordOf(codes.master), OWN_SEAT),
});

function recordOf(code: string): GameRecord {
  const read = readLink(code);
  if ('fault' in read) throw new Error('the code of a round cannot be read');
  return read.record;
}
