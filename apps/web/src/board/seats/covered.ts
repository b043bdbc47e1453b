import type { HeldCard, View } from '@quando/rules';

/** A view as the table shows it: hands and points are for the reveal, so a scored round keeps what was seen before. */
export function covered(view: View, before: View | undefined): View {
  if (view.result === 'none') return view;
  const hands = view.hands.map((hand, seat) =>
    seat === view.viewer ? hand : hand.map((card) => asBefore(card, view, before?.hands[seat])),
  );
  return { ...view, hands, totals: before?.totals ?? view.totals };
}

/** A watcher had seen neither side; everybody else had seen the back of any card, however new. */
function asBefore(card: HeldCard, { viewer }: View, hand: readonly HeldCard[] = []): HeldCard {
  const front = hand.find(({ slot }) => slot === card.slot)?.front ?? 'hidden';
  return { ...card, front, back: viewer === 'watcher' ? 'hidden' : card.back };
}
