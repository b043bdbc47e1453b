import { showTop, take } from './advance.ts';
import { turnedOver, type PackedCard } from './card.ts';
import { ORDERED_DECK } from './deck.ts';
import * as at from './layout.ts';
import { formatCard, parseCard } from './notation.ts';
import type { Seat } from './seat.ts';
import { Draft, everyone, type State } from './state.ts';

/**
 * A moment of a round at the start of a turn, written down by hand: for examples, lessons and tests. Cards are
 * written `front/back` or, on the pile, `up/down`, with spaces between them. Nobody has seen more than what lies
 * open, and the fronts on the discard pile.
 */
export type Position = {
  /** By seat; their number is the number of players. */
  readonly hands: readonly string[];
  /** The draw pile, from its top. */
  readonly pile?: string;
  /** The discard pile, from the card played first. */
  readonly discard?: string;
  /** Who gets the cards that are named nowhere: the end of a seat's hand, or the bottom of the pile (the default). */
  readonly rest?: Seat | 'pile';
  readonly turn?: Seat;
  readonly knocker?: Seat;
  /** By seat: how often it has played; twice if nothing is said. */
  readonly plays?: readonly number[];
  readonly totals?: readonly number[];
  readonly target?: number;
  readonly dealer?: Seat;
};

/** The state of a position in which each of the 55 cards is named at most once; throws if it is none. */
export function setUp(position: Position): State {
  const players = position.hands.length;
  const draft = new Draft(players, position.target ?? 50);
  const cells = draft.cells;
  const named = new Set<PackedCard>();
  const hands = position.hands.map((hand) => cardsOf(hand, named));
  const pile = cardsOf(position.pile ?? '', named);
  const discard = cardsOf(position.discard ?? '', named);
  const rest = Array.from(ORDERED_DECK).filter((card) => !named.has(card) && !named.has(turnedOver(card)));
  (typeof position.rest === 'number' ? hands[position.rest]! : pile).push(...rest);
  const turn = position.turn ?? 0;
  const plays = position.plays ?? hands.map(() => 2);
  cells.fill(0, at.PHASE, at.QUEUE);
  cells[at.ROUND] = 0;
  cells[at.DEALER] = position.dealer ?? (turn + players - 1) % players;
  cells[at.TURN] = turn;
  cells[at.ASKED] = turn;
  cells[at.KNOCKER] = position.knocker ?? at.NOBODY;
  cells[at.TURNS_LEFT] = position.knocker === undefined ? 0 : (position.knocker - turn + players) % players;
  cells[at.READY] = plays.filter((count) => count >= 2).length;
  for (const [seat, hand] of hands.entries()) {
    for (const card of hand) take(cells, players, seat, card);
    cells[at.PLAYS + seat] = plays[seat]!;
    cells[at.TOTALS + seat] = position.totals?.[seat] ?? 0;
  }
  // A discard pile without a draw pile would have been turned over at once (R4).
  cells[at.PILE] = pile.length > 0 ? pile.length : discard.length;
  cells[at.QUEUED] = pile.length + discard.length;
  for (const card of discard) cells[at.SEEN + card] = everyone(players);
  for (const [i, card] of [...pile, ...discard.map(turnedOver)].entries()) cells[at.QUEUE + i] = card;
  if (draft.pileSize > 0) showTop(cells, players);
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
