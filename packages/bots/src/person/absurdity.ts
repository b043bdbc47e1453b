import { groupOf, type Action, type HeldCard, type View } from '@quando/rules';
import { ownHand, ownSeat, seenSide } from '../own-hand.ts';
import { hasReachedTurnLimit } from '../turn-limit.ts';
import { isOnlyZeros, sureWin } from './sure-win.ts';

/** A move that nobody who knows the rules would make. */
export type Absurdity = 'zero-thrown-away' | 'lost-knock' | 'missed-win';

/** What is absurd about an action of the viewer, whose decision it is; undefined if nothing is. */
export function absurdityOf(view: View, action: Action): Absurdity | undefined {
  if (action.type === 'knock' && hasReachedTurnLimit(view)) return undefined;
  const win = sureWin(view);
  if (win && !isSame(view, win, action)) return 'missed-win';
  return isBlunder(view, action);
}

/** What is absurd about an action, apart from missing a win. */
export function isBlunder(view: View, action: Action): Absurdity | undefined {
  if (action.type === 'play' && isZeroThrownAway(view, action.slots)) return 'zero-thrown-away';
  return action.type === 'knock' && mustLoseKnock(view) ? 'lost-knock' : undefined;
}

/** Zeros are played by themselves although other cards are in hand, and not as a triplet. */
function isZeroThrownAway(view: View, slots: readonly number[]): boolean {
  const hand = ownHand(view);
  const played = hand.filter(({ slot }) => slots.includes(slot));
  if (isOnlyZeros(hand) || !isOnlyZeros(played)) return false;
  return groupOf(played.map(({ front }) => seenSide(front))) !== 'triplet';
}

/** Somebody else's sum cannot be higher, whatever they hold, and they may simply pass. */
function mustLoseKnock(view: View): boolean {
  const own = ownHand(view).reduce((sum, { front }) => sum + seenSide(front), 0);
  return view.hands.some((hand, seat) => seat !== ownSeat(view) && greatestSum(hand) <= own);
}

/** The other side of a card is another number, so beside a 10 at most a 9. */
const greatestSum = (hand: readonly HeldCard[]): number =>
  hand.reduce((sum, { front, back }) => sum + (front === 'hidden' ? (back === 10 ? 9 : 10) : front), 0);

/** Whether an action wins as surely as the other: it plays the same or equally good cards, or draws the same side. */
function isSame(view: View, win: Action, action: Action): boolean {
  if (win.type === 'draw') return action.type === 'draw' && isZeroSide(view, action.side);
  if (win.type !== 'play' || action.type !== 'play') return false;
  const hand = ownHand(view);
  return isOnlyZeros(hand.filter(({ slot }) => !action.slots.includes(slot)));
}

const isZeroSide = ({ pile }: View, side: 'up' | 'down'): boolean => pile[0]![side] === 0;
