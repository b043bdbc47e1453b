import type { CardNumber, Seat, SeenEvent } from '@quando/rules';

/** Something that fills the table for a moment. */
export type Loud =
  | { readonly kind: 'triplet'; readonly seat: Seat; readonly number: CardNumber }
  | { readonly kind: 'knock'; readonly seat: Seat }
  | { readonly kind: 'zeros'; readonly seat: Seat; readonly cards: number };

/** What is loud about an event; `turn` is whose turn it ended, `cards` how many that seat holds. */
export function loudOf(
  event: SeenEvent,
  { turn, cards }: { readonly turn: Seat; readonly cards: number },
): Loud | undefined {
  if (event.type === 'knocked') return { kind: 'knock', seat: event.seat };
  if (event.type === 'played' && event.group === 'triplet') {
    const number = event.cards[0]!.front;
    return number === 'hidden' ? undefined : { kind: 'triplet', seat: event.seat, number };
  }
  if (event.type === 'scored' && event.end === 'zeros') return { kind: 'zeros', seat: turn, cards };
  return undefined;
}
