import type { CardNumber, Seat, SeenEvent } from '@quando/rules';

/** A banner that fills the table for a moment after an important event. */
export type Banner =
  | { readonly kind: 'triplet'; readonly seat: Seat; readonly number: CardNumber }
  | { readonly kind: 'knock'; readonly seat: Seat }
  | { readonly kind: 'zeros'; readonly seat: Seat; readonly cards: number };

/** The banner for an event, if it has one; `turn` is the seat whose turn it ended, `cards` how many cards that seat holds. */
export function bannerOf(
  event: SeenEvent,
  { turn, cards }: { readonly turn: Seat; readonly cards: number },
): Banner | undefined {
  if (event.type === 'knocked') return { kind: 'knock', seat: event.seat };
  if (event.type === 'played' && event.group === 'triplet') {
    const number = event.cards[0]!.front;
    return number === 'hidden' ? undefined : { kind: 'triplet', seat: event.seat, number };
  }
  if (event.type === 'scored' && event.end === 'zeros') return { kind: 'zeros', seat: turn, cards };
  return undefined;
}
