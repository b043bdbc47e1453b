import { isCardNumber, type CardNumber, type Seat } from '@quando/rules';
import { scoreOf } from './score-of.ts';
import type { BoldestTurn, PublicRound } from './story.ts';

/** Giving up more than this is not bold. */
const MOST_GIVEN_UP = 4;

/** A card that was turned over while it was drawn, and where it went. */
type TurnedCard = {
  readonly seat: Seat;
  readonly slot: number;
  readonly up: CardNumber;
  readonly at: number;
};

/** The first of the boldest turns, if one has paid. */
export const boldestTurnIn = (rounds: readonly PublicRound[]): BoldestTurn | undefined =>
  rounds
    .flatMap(boldTurnsIn)
    .reduce<BoldestTurn | undefined>(
      (boldest, turn) => (boldest === undefined || isBolder(turn, boldest) ? turn : boldest),
      undefined,
    );

const isBolder = (turn: BoldestTurn, other: BoldestTurn): boolean =>
  turn.up < other.up || (turn.up === other.up && turn.front < other.front);

const boldTurnsIn = (events: PublicRound, round: number): BoldestTurn[] =>
  turnedCardsIn(events).flatMap(({ seat, slot, up, at }) => {
    if (up > MOST_GIVEN_UP) return [];
    const front = frontOf(seat, slot, events, at);
    return front < up ? [{ round, seat, up, front }] : [];
  });

/** The cards that were turned over unseen: once the discard pile is drawn from, everybody knows what is below. */
function turnedCardsIn(events: PublicRound): TurnedCard[] {
  const turned: TurnedCard[] = [];
  let top: CardNumber | 'none' = 'none';
  for (const [at, event] of events.entries()) {
    if (event.type === 'pile-turned') break;
    if (event.type === 'drew' && event.side === 'down' && top !== 'none')
      turned.push({ seat: event.seat, slot: event.card.slot, up: top, at });
    if (event.type === 'dealt' || event.type === 'drew') ({ top } = event);
  }
  return turned;
}

/** The front with which a card was drawn: everybody sees it when it is played, or in the end. */
function frontOf(seat: Seat, slot: number, events: PublicRound, drawnAt: number): CardNumber {
  for (const event of events.slice(drawnAt + 1)) {
    if (event.type === 'played' && event.seat === seat) {
      const front = event.cards.find((card) => card.slot === slot)?.front;
      if (isCardNumber(front)) return front;
    }
    // Only zeros are turned over (rules 5).
    if (event.type === 'flipped' && event.seat === seat && event.card.slot === slot) return 0;
  }
  return scoreOf(events).fronts[seat]![heldSlots(seat, events).indexOf(slot)]!;
}

/** The slots of a hand at the end of a round, in the order of the hand (R1). */
function heldSlots(seat: Seat, events: PublicRound): number[] {
  const played = new Set(
    events.flatMap((event) =>
      event.type === 'played' && event.seat === seat ? event.cards.map(({ slot }) => slot) : [],
    ),
  );
  return events
    .flatMap((event) => {
      if (event.type === 'dealt') return [...event.hands[seat]!.keys()];
      return event.type === 'drew' && event.seat === seat ? [event.card.slot] : [];
    })
    .filter((slot) => !played.has(slot));
}
