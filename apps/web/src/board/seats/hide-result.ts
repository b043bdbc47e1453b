import type { HeldCard, View } from '@quando/rules';

/** Hides the hands and points of a scored round, which the reveal shows; the board keeps what was visible before. */
export function withoutResult(view: View, before: View | undefined): View {
  if (view.result === 'none') return view;
  const hands = view.hands.map((hand, seat) =>
    seat === view.viewer ? hand : hand.map((card) => asBefore(card, view, before?.hands[seat])),
  );
  return { ...view, hands, totals: before?.totals ?? view.totals };
}

/** Before scoring, a watcher saw neither side of a card; everybody else saw its back, even of a card just drawn. */
function asBefore(card: HeldCard, { viewer }: View, hand: readonly HeldCard[] = []): HeldCard {
  const front = hand.find(({ slot }) => slot === card.slot)?.front ?? 'hidden';
  return { ...card, front, back: viewer === 'watcher' ? 'hidden' : card.back };
}
