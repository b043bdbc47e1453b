import type { Phase, Seat } from '@quando/rules';
import { soleSeat } from '../../game/sole-seat.ts';
import type { Eyes } from '../../replay/replay-message.ts';
import type { ReadGame } from './read-source.ts';

/** Whether everything of a game may be seen: it is over, or it comes from outside and ends with a scored round. */
export const isShown = ({ sitters }: ReadGame, phase: Phase | undefined): boolean =>
  phase === 'over' || (phase === 'scored' && sitters === undefined);

/** The eyes that may see a game under way; a record from outside is as open as its owner wants it to be. */
export const ownEyes = ({ sitters }: ReadGame): Eyes => (sitters ? soleSeat(sitters) : 'watcher');

/**
 * Whether a seat of a game may be played on in another way: of a game under way only that of its own person, and never with
 * the true cards, which would tell what lies ahead.
 */
export const mayBranch = (
  game: ReadGame,
  phase: Phase | undefined,
  { seat, cards }: { readonly seat: Seat; readonly cards: 'true' | 'other' },
): boolean => isShown(game, phase) || (cards === 'other' && ownEyes(game) === seat);
