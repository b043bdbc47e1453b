import { ownSeat } from '@quando/bots';
import type { Action, View } from '@quando/rules';

/** An action of the viewer as a line of a record, which identifies cards by their hand positions. */
export function lineOf(view: View, action: Action): string {
  const seat = ownSeat(view);
  const positionOf = (slot: number): number => view.hands[seat]!.findIndex((card) => card.slot === slot);
  switch (action.type) {
    case 'play':
      return `${seat} play ${action.slots.map(positionOf).join(' ')}`;
    case 'draw':
      return `${seat} draw ${action.side}`;
    case 'flip':
      return `${seat} flip ${positionOf(action.slot)}`;
    default:
      return `${seat} ${action.type}`;
  }
}
