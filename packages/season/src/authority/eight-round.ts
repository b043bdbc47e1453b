import type { EightRound } from '@quando/protocol';
import type { GameRecord } from '@quando/rules';
import { readLink } from '@quando/rules/authority';
import { OWN_SEAT } from '../daily/eight.ts';
import { ownWay } from './own-way.ts';

/** Both ways through a round, whose codes are as they were written here. */
export const eightRoundOf = (codes: { readonly own: string; readonly master: string }): EightRound => ({
  own: ownWay(recordOf(codes.own), OWN_SEAT),
  master: ownWay(recordOf(codes.master), OWN_SEAT),
});

function recordOf(code: string): GameRecord {
  const read = readLink(code);
  if ('fault' in read) throw new Error('the code of a round cannot be read');
  return read.record;
}
