import { idOf, type Eight } from '@quando/season';
import type { LocalStore } from '../local-store.ts';
import type { EightRoute } from '../route.ts';
import { routeOfEight, routeOfRanked } from './eight-address.ts';
import { furthestOf } from './kept-results.ts';
import { rankedKeyOf } from './ranked-keys.ts';

/** Whether somebody goes on with an eight where a server ranks it; an attempt there begins before its first round is over. */
export function isBegunRanked(localStore: LocalStore, eight: Eight): boolean {
  const id = idOf(eight);
  return furthestOf(localStore, id)?.isRanked ?? rankedKeyOf(localStore, id) !== undefined;
}

/** Where somebody goes on with an eight, or looks at its result. */
export const routeOfBegun = (localStore: LocalStore, eight: Eight): EightRoute =>
  isBegunRanked(localStore, eight) ? routeOfRanked(eight) : routeOfEight(eight);
