import { seatsOf, type Seat } from '@quando/rules';
import type { Deck } from '@quando/rules/authority';
import { sharedShuffle } from '@quando/table';
import { idOf, ROUNDS, type Eight } from '../daily/eight.ts';

/** A round of an eight before anybody has decided. */
export type EightDeal = { readonly dealer: Seat; readonly deck: Deck };

/**
 * The deals of an eight (docs/daily-eight.md). Without a secret they follow from its name alone; a server that ranks adds
 * 32 bytes, as hexadecimal digits, that nobody else knows yet.
 */
export function dealsOf(eight: Eight, secret = ''): readonly EightDeal[] {
  const name = idOf(eight);
  return seatsOf(ROUNDS).map((number) => sharedShuffle({ name, secret, number }, eight.players));
}
