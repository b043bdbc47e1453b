import {
  legalActions,
  type Action,
  type CardNumber,
  type DrawnSide,
  type HeldCard,
  type View,
} from '@quando/rules';

/** Decides for a seat from what it has seen. */
export type Opponent = (view: View) => Action;

/** A front that is worth taking as it lies. */
const LOW = 4;
/** A sum that is worth a knock. */
const KNOCKING_SUM = 5;
/** What a side that nobody knows is worth on average. */
const UNKNOWN = 5;

/** Plays what weighs most, keeps what is low, and knocks when little is left. */
export const simpleOpponent: Opponent = (view) => {
  const actions = legalActions(view);
  switch (actions[0]?.type) {
    case 'draw':
      return { type: 'draw', side: sideToTake(view) };
    case 'play':
      return onTurn(view, actions);
    default:
      return actions[0]!;
  }
};

function onTurn(view: View, actions: readonly Action[]): Action {
  const hand = ownHand(view);
  const mayDo = (verb: Action['type']): boolean => actions.some(({ type }) => type === verb);
  if (mayDo('knock') && sumOf(hand) <= KNOCKING_SUM) return { type: 'knock' };
  const best = heaviestPlay(hand, actions);
  const gain = sumOf(cardsOf(hand, best)) - Math.min(upSide(view), UNKNOWN);
  return mayDo('pass') && gain <= 0 ? { type: 'pass' } : best;
}

/** The group with the greatest sum; of equal ones that with the most cards. */
function heaviestPlay(hand: readonly HeldCard[], actions: readonly Action[]): Play {
  const plays = actions.filter((action) => action.type === 'play');
  const weight = (play: Play): number => sumOf(cardsOf(hand, play)) + play.slots.length / 100;
  return plays.reduce((best, play) => (weight(play) > weight(best) ? play : best));
}

type Play = Extract<Action, { readonly type: 'play' }>;

function sideToTake(view: View): DrawnSide {
  const up = upSide(view);
  return up <= LOW || ownHand(view).some(({ front }) => front === up) ? 'up' : 'down';
}

const ownHand = (view: View): readonly HeldCard[] => view.hands[view.viewer as number]!;

const cardsOf = (hand: readonly HeldCard[], { slots }: Play): HeldCard[] =>
  hand.filter(({ slot }) => slots.includes(slot));

const sumOf = (cards: readonly HeldCard[]): number =>
  cards.reduce((sum, { front }) => sum + (front as CardNumber), 0);

/** The side that lies up on the draw pile. */
function upSide(view: View): number {
  const up = view.pile[0]?.up ?? 'hidden';
  return up === 'hidden' ? UNKNOWN : up;
}
