import { groupOf, isGroup, KNOCK_PENALTY, type Action, type HeldCard, type View } from '@quando/rules';
import { ownHand, ownSeat, seenSide } from '../own-hand.ts';

/**
 * An action that ends the round with only zeros for certain (rules 7): a side of the top card is known to be a zero, and
 * everything in hand but zeros can be played at once.
 */
export function sureWin(view: View): Action | undefined {
  const side = zeroOnTop(view);
  if (!side) return undefined;
  if (view.phase === 'draw' && isOnlyZeros(ownHand(view))) return { type: 'draw', side };
  return view.phase === 'turn' ? playToZeros(ownHand(view)) : undefined;
}

/** A sure win of the round that cannot lose the game: nobody has fewer points, or the game certainly goes on. */
export const harmlessWin = (view: View): Action | undefined =>
  isAhead(view) || !mayEnd(view) ? sureWin(view) : undefined;

const isAhead = (view: View): boolean => view.totals[ownSeat(view)] === Math.min(...view.totals);

/** Whether anybody else may reach the target now: 10 for each card, another one as a penalty, and a lost knock. */
const mayEnd = (view: View): boolean =>
  view.hands.some(
    ({ length }, seat) =>
      seat !== ownSeat(view) && view.totals[seat]! + 10 * (length + 1) + KNOCK_PENALTY >= view.target,
  );

function zeroOnTop(view: View): 'up' | 'down' | undefined {
  const [top] = view.pile;
  if (top?.up === 0) return 'up';
  return top?.down === 0 ? 'down' : undefined;
}

export const isOnlyZeros = (hand: readonly HeldCard[]): boolean => hand.every(({ front }) => front === 0);

/** The play after which only zeros are left: the rest of the hand, with a zero if it makes a straight. */
function playToZeros(hand: readonly HeldCard[]): Action | undefined {
  const zeros = hand.filter(({ front }) => front === 0);
  const rest = hand.filter(({ front }) => front !== 0);
  const plays = rest.length === 0 ? [zeros.slice(0, 1)] : [rest, [...zeros.slice(0, 1), ...rest]];
  const play = plays.find((cards) => isGroup(groupOf(cards.map(({ front }) => seenSide(front)))));
  return play && { type: 'play', slots: play.map(({ slot }) => slot).toSorted((a, b) => a - b) };
}
