import { turnedOver, type PackedCard } from './card.ts';
import { NOBODY } from './cells.ts';
import { ORDERED_DECK } from './deck.ts';
import { formatCard, parseCard } from './notation.ts';
import type { Seat } from './seat.ts';
import { Draft, PHASE_TURN, PLAYS_BEFORE_KNOCK, type State } from './state.ts';

/**
 * A moment of a round at the start of a turn, written by hand: for examples, lessons and tests. Cards are written
 * `front/back` or, on the pile, `up/down`, separated by spaces. Everybody has seen only what is visible now, and the
 * fronts on the discard pile.
 */
export type Position = {
  /** By seat; their number is the number of players. */
  readonly hands: readonly string[];
  /** The draw pile, from its top. */
  readonly pile?: string;
  /** The discard pile, from the card played first. */
  readonly discard?: string;
  /** Where the cards that are not named go: the end of a seat's hand, or the bottom of the pile (the default). */
  readonly rest?: Seat | 'pile';
  readonly turn?: Seat;
  readonly knocker?: Seat;
  /** By seat: how often it has played; 2 by default. */
  readonly plays?: readonly number[];
  readonly totals?: readonly number[];
  readonly target?: number;
  readonly dealer?: Seat;
};

/** The state of a position; throws if it is invalid. Each of the 55 cards may be named at most once. */
export function setUp(position: Position): State {
  const players = position.hands.length;
  const draft = new Draft(players, position.target ?? 50);
  const named = new Set<PackedCard>();
  const hands = position.hands.map((hand) => cardsOf(hand, named));
  const pile = cardsOf(position.pile ?? '', named);
  const discard = cardsOf(position.discard ?? '', named);
  const rest = Array.from(ORDERED_DECK).filter((card) => !named.has(card) && !named.has(turnedOver(card)));
  (typeof position.rest === 'number' ? hands[position.rest]! : pile).push(...rest);
  const turn = position.turn ?? 0;
  const plays = position.plays ?? hands.map(() => 2);
  draft.round = 0;
  draft.setPhase(PHASE_TURN, 0);
  draft.dealer = position.dealer ?? (turn + players - 1) % players;
  draft.turn = turn;
  draft.askedCode = turn;
  draft.knockerCode = position.knocker ?? NOBODY;
  draft.turnsLeft = position.knocker === undefined ? 0 : (position.knocker - turn + players) % players;
  draft.readySeats = plays.filter((count) => count >= PLAYS_BEFORE_KNOCK).length;
  for (const [seat, hand] of hands.entries()) {
    for (const [slot, card] of hand.entries()) {
      draft.put(seat, slot, card, slot);
      draft.show(seat, card);
    }
    draft.setHandSize(seat, hand.length);
    draft.setTaken(seat, hand.length);
    draft.setPlays(seat, plays[seat]!);
    draft.setTotal(seat, position.totals?.[seat] ?? 0);
  }
  for (const [i, card] of [...pile, ...discard.map(turnedOver)].entries()) draft.setQueued(i, card);
  draft.queueSize = pile.length + discard.length;
  // A discard pile without a draw pile would have been turned over at once (R4).
  draft.pileSize = pile.length > 0 ? pile.length : discard.length;
  for (const card of discard) draft.addSeen(card, draft.everyone);
  if (draft.pileSize > 0) draft.showTop();
  return draft;
}

function cardsOf(text: string, named: Set<PackedCard>): PackedCard[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const card = parseCard(word);
      if (card === 'not-a-card') throw new Error(`"${word}" is no card`);
      if (named.has(card) || named.has(turnedOver(card)))
        throw new Error(`${formatCard(card)} is named twice`);
      named.add(card);
      return card;
    });
}
