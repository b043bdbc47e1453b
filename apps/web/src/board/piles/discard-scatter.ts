/** How many cards of the discard pile are drawn; the others are hidden below them. */
export const HEAP_SIZE = 5;

export type Scatter = { readonly x: number; readonly y: number; readonly turn: number };

/** A fixed small offset and rotation for each card of the discard pile. Offsets are fractions of its width. */
export function scatterOf(index: number): Scatter {
  const turn = ((index * 53 + 11) % 23) - 11;
  return { x: (((index * 29) % 19) - 9) / 90, y: (((index * 17) % 11) - 5) / 110, turn };
}
