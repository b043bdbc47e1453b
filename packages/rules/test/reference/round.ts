import type { Position } from '@quando/rules/authority';
import { cardsOf, everyone, seatsFrom, show, type HandCard, type PileCard } from './card.ts';

/** A round: two separate piles, hands, and whose decision is next. */
export type Round = {
  readonly players: number;
  readonly dealer: number;
  /** The shuffled cards; their sides stay the same objects wherever they go. */
  readonly deck: readonly PileCard[];
  readonly hands: HandCard[][];
  /** How many cards each seat has taken. */
  readonly taken: number[];
  readonly plays: number[];
  pile: PileCard[];
  discard: HandCard[];
  turn: number;
  phase: 'turn' | 'draw' | 'penalty' | 'scored';
  asked: number | 'nobody';
  isTriplet: boolean;
  /** The seats that a triplet has not reached yet. */
  struck: number[];
  knocker: number | 'nobody';
  turnsLeft: number;
  end: 'knock' | 'zeros' | 'none';
};

/** Rules 3: one card at a time from the dealer's left; the up side becomes the back. */
export function dealRound(players: number, dealer: number, deck: string): Round {
  const cards = cardsOf(deck);
  const round = emptyRound(players, dealer, cards);
  const handSize = players <= 3 ? 8 : 7;
  round.pile = cards.slice(players * handSize);
  for (const [i, { up, down }] of cards.slice(0, players * handSize).entries()) {
    take(round, (dealer + 1 + i) % players, { up: down, down: up });
  }
  showTop(round);
  return round;
}

/** A round that starts in the middle; the position must name all of its cards. */
export function roundAt(position: Position): Round {
  const players = position.hands.length;
  const hands = position.hands.map(cardsOf);
  const discard = cardsOf(position.discard ?? '');
  const pile = cardsOf(position.pile ?? '');
  const turn = position.turn ?? 0;
  const round = emptyRound(players, (turn + players - 1) % players, [...hands.flat(), ...pile, ...discard]);
  for (const [seat, cards] of hands.entries()) for (const card of cards) take(round, seat, card);
  round.turn = round.asked = turn;
  if (position.knocker !== undefined) {
    round.knocker = position.knocker;
    round.turnsLeft = seatsFrom(turn, players).indexOf(position.knocker);
  }
  round.plays.splice(0, players, ...(position.plays ?? hands.map(() => 2)));
  round.pile = pile;
  round.discard = discard.map(({ up, down }) => ({ slot: 0, front: up, back: down }));
  for (const { front } of round.discard) show(everyone(players), front);
  if (pile.length === 0) turnDiscardPile(round);
  else showTop(round);
  return round;
}

function emptyRound(players: number, dealer: number, deck: readonly PileCard[]): Round {
  const first = (dealer + 1) % players;
  const zeros = (): number[] => seatsFrom(0, players).map(() => 0);
  const hands = zeros().map((): HandCard[] => []);
  const cards = { deck, hands, pile: [], discard: [], taken: zeros(), plays: zeros() };
  const course = { turn: first, phase: 'turn', asked: first, isTriplet: false, struck: [] } as const;
  return { players, dealer, ...cards, ...course, struck: [], knocker: 'nobody', turnsLeft: 0, end: 'none' };
}

/** Adds a card to a hand, its up side as the front: its holder sees that, all other seats see the back. */
export function take(round: Round, seat: number, { up, down }: PileCard): void {
  round.hands[seat]!.push({ slot: round.taken[seat]!, front: up, back: down });
  round.taken[seat]! += 1;
  show([seat], up);
  show(
    seatsFrom(0, round.players).filter((other) => other !== seat),
    down,
  );
}

/** Rules 2: everybody sees the up side of the draw pile. */
export function showTop(round: Round): void {
  if (round.pile[0]) show(everyone(round.players), round.pile[0].up);
}

/** Rules 8: the card that was played first is on top, its back up. */
export function turnDiscardPile(round: Round): void {
  round.pile = round.discard.map(({ front, back }) => ({ up: back, down: front }));
  round.discard = [];
  showTop(round);
}
