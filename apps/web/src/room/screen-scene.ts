import {
  isCardNumber,
  type CardNumber,
  type Seat,
  type SeenEvent,
  type Side,
  type View,
} from '@quando/rules';
import { HEAP_SIZE } from '../board/piles/discard-scatter.ts';

/**
 * Everything that a big screen shows of a round. It is built up from what lies open on the table: of a hand it has the
 * number of cards and nothing else, whoever's view it is made of.
 */
export type ScreenScene = Pick<
  View,
  'players' | 'target' | 'round' | 'phase' | 'turn' | 'asked' | 'knocker' | 'turnsLeft' | 'totals' | 'result'
> & {
  /** How many cards each seat holds. */
  readonly cards: readonly number[];
  readonly pileSize: number;
  /** The visible side of the draw pile's top card. */
  readonly up: Side;
  readonly discardSize: number;
  /** The last cards of the discard pile, with their places in it. */
  readonly heap: readonly { readonly place: number; readonly number: CardNumber }[];
};

/** What a big screen shows of a view; until a scored round is revealed, the totals are those before it. */
export function screenOf(view: View, before?: View): ScreenScene {
  const { players, target, round, phase, turn, asked, knocker, turnsLeft, result } = view;
  return {
    players,
    target,
    round,
    phase,
    turn,
    asked,
    knocker,
    turnsLeft,
    result,
    totals: result === 'none' || !before ? view.totals : before.totals,
    cards: view.hands.map((hand) => hand.length),
    pileSize: view.pileSize,
    up: view.pile[0]?.up ?? 'hidden',
    discardSize: view.discard.length,
    heap: heapOf(view),
  };
}

function heapOf({ discard }: View): ScreenScene['heap'] {
  const first = Math.max(0, discard.length - HEAP_SIZE);
  return discard
    .slice(first)
    .flatMap(({ front }, i) => (isCardNumber(front) ? [{ place: first + i, number: front }] : []));
}

/** What a player did last: the cards played, and then the side taken, a card turned over, or nothing yet. */
export type ScreenTurn = {
  readonly played: readonly CardNumber[];
  readonly drew: CardNumber | 'turned' | 'nothing';
};

/** The last turn of each seat in a round; everybody has seen the side that lay on top before it was taken. */
export function lastTurnsIn(events: readonly SeenEvent[]): ReadonlyMap<Seat, ScreenTurn> {
  const turns = new Map<Seat, ScreenTurn>();
  let top: CardNumber | 'none' = 'none';
  for (const event of events) {
    if (event.type === 'played')
      turns.set(event.seat, {
        played: event.cards.map(({ front }) => front).filter(isCardNumber),
        drew: 'nothing',
      });
    if (event.type === 'drew' && event.why === 'turn') {
      const drew = event.side === 'up' && top !== 'none' ? top : 'turned';
      turns.set(event.seat, { played: turns.get(event.seat)?.played ?? [], drew });
    }
    if ('top' in event) ({ top } = event);
  }
  return turns;
}

/** Who still has to answer a triplet, the one who is asked first. */
export function penaltyQueue({ phase, asked, turn, players }: ScreenScene): Seat[] {
  if (phase !== 'penalty' || asked === 'nobody') return [];
  const left = (turn - asked + players) % players;
  return Array.from({ length: left }, (_, i) => (asked + i) % players);
}
