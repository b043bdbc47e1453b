import { isCardNumber, type HeldCard, type Seat, type Side, type View } from '@quando/rules';

/** A card of a small fan. */
export type FanCard = { readonly slot: number; readonly side: Side; readonly remembered: Side };

/** The other seats, clockwise from the one after this. */
export const othersFrom = (seat: Seat, players: number): Seat[] =>
  Array.from({ length: players - 1 }, (_, i) => (seat + 1 + i) % players);

/** A hand as others see it: backs, with the fronts that are remembered. */
export const backsOf = (hand: readonly HeldCard[]): FanCard[] =>
  hand.map(({ slot, back, front }) => ({ slot, side: back, remembered: front }));

/** A hand as its holder sees it: fronts, with the backs that are remembered. */
export const frontsOf = (hand: readonly HeldCard[]): FanCard[] =>
  hand.map(({ slot, back, front }) => ({ slot, side: front, remembered: back }));

/** The numbers of a hand for a screen reader; what is hidden is left out. */
export const spokenSides = (cards: readonly FanCard[]): string =>
  cards
    .map(({ side }) => side)
    .filter(isCardNumber)
    .join(', ');

/** The hand of a view's own seat. */
export const handOf = ({ hands }: View, seat: Seat): readonly HeldCard[] => hands[seat] ?? [];
