import type { CardNumber, Seat, View } from '@quando/rules';
import { marginals, type Chances } from './belief/marginals.ts';
import { ownSeat } from './own-hand.ts';

/** A card in another player's hand. */
export type CardAt = { readonly seat: Seat; readonly slot: number };

/** What a level of help can show a seat about sides that it has not seen. */
export type Assistance = {
  /** The cards of the own hand whose other side was never seen, with the chances of that side. */
  readonly own: readonly { readonly slot: number; readonly front: CardNumber; readonly chances: Chances }[];
  /** The top card: its up side, and the chances of the other one; absent if it is known. */
  readonly top?: { readonly up: CardNumber; readonly chances: Chances };
  /** The others' cards that may well be a zero for their holder. */
  readonly zeros: readonly CardAt[];
};

/** The lowest chance at which a card may well be a zero. */
const MAY_WELL_BE = 0.25;

/** Counted from the viewer's view alone, with all worlds that agree with it equally likely. */
export function assistanceFor(view: View): Assistance {
  const chances = marginals(view);
  const me = ownSeat(view);
  const [top] = view.pile;
  const own = view.hands[me]!.flatMap(({ slot, front, back }, i) =>
    back === 'hidden' && front !== 'hidden' ? [{ slot, front, chances: chances.hands[me]![i]!.back }] : [],
  );
  const zeros = view.hands.flatMap((hand, seat) =>
    hand.flatMap(({ slot, front }, i) =>
      seat !== me && front === 'hidden' && chances.hands[seat]![i]!.front[0]! >= MAY_WELL_BE
        ? [{ seat, slot }]
        : [],
    ),
  );
  const isOpen = top && top.up !== 'hidden' && top.down === 'hidden';
  return { own, zeros, ...(isOpen && { top: { up: top.up, chances: chances.pile[0]!.down } }) };
}
