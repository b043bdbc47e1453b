import type { DiscardedCard, HeldCard, PileCard, View } from '@quando/rules';
import { ownSeat } from '../own-hand.ts';

/**
 * The view of somebody who remembers only the last few sides: those that lie open stay, and of the others as many as
 * the memory holds, the latest first. What was played last counts as latest, then what was taken last.
 */
export function rememberedView(view: View, memory: number): View {
  if (memory === Infinity) return view;
  const me = ownSeat(view);
  const budget = new Budget(memory);
  const lastPlayed = view.discard.length - 1;
  const discard = view.discard.map((card, i) => ({ card, isOpen: i === lastPlayed })).toReversed();
  return {
    ...view,
    discard: discard.map(({ card, isOpen }) => budget.discarded(card, isOpen)).toReversed(),
    hands: view.hands.map((hand, seat) =>
      hand
        .toReversed()
        .map((card) => (seat === me ? budget.own(card) : budget.others(card)))
        .toReversed(),
    ),
    pile: view.pile.map((card, i) => budget.inPile(card, i === 0)),
  };
}

/** How many more sides can be remembered. */
class Budget {
  #left: number;

  constructor(memory: number) {
    this.#left = memory;
  }

  discarded(card: DiscardedCard, isOpen: boolean): DiscardedCard {
    const { front } = isOpen ? card : { front: this.#recall(card.front) };
    return { ...card, front, back: this.#recall(card.back) };
  }

  own(card: HeldCard): HeldCard {
    return { ...card, back: this.#recall(card.back) };
  }

  others(card: HeldCard): HeldCard {
    return { ...card, front: this.#recall(card.front) };
  }

  inPile(card: PileCard, isTop: boolean): PileCard {
    const up = isTop ? card.up : this.#recall(card.up);
    return { ...card, up, down: this.#recall(card.down) };
  }

  #recall<Side>(side: Side): Side | 'hidden' {
    if (side === 'hidden' || this.#left <= 0) return 'hidden';
    this.#left -= 1;
    return side;
  }
}
