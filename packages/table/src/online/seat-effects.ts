import type { OnlineEntry } from './online-entry.ts';

const TAKING_OVER: ReadonlySet<OnlineEntry['type']> = new Set([
  'seated',
  'missed',
  'left',
  'returned',
  'replaced',
  'restored',
  'dismissed',
  'claimed',
]);

const RENEWING: ReadonlySet<OnlineEntry['type']> = new Set(['came', 'reminded', 'unanswered']);

const REGROUPING: ReadonlySet<OnlineEntry['type']> = new Set(['seated', 'vacated', 'terms-set']);

/** What people do with seats; a clock that runs out is no person. */
const SEAT_CHANGES: ReadonlySet<OnlineEntry['type']> = new Set([
  'seated',
  'reserved',
  'released',
  'vacated',
  'left',
  'locked',
  'unlocked',
  'let-back',
  'terms-set',
  'reminded',
  'unvoted',
  'restored',
  'dismissed',
  'handed-over',
]);

/** Whether a person changed who sits where or who may sit down. */
export const isSeatChange = (entry: OnlineEntry): boolean =>
  entry.type === 'erased' || (SEAT_CHANGES.has(entry.type) && 'by' in entry && entry.by !== undefined);

/** Whether somebody else decides for a seat afterwards. */
export const takesOver = ({ type }: OnlineEntry): boolean => TAKING_OVER.has(type);

/** Whether the time to answer an invitation begins anew. */
export const renewsInvitation = ({ type }: OnlineEntry): boolean => RENEWING.has(type);

/** Whether it is no longer just the same people who play again, so that their host begins. */
export const regroups = ({ type }: OnlineEntry): boolean => REGROUPING.has(type);
