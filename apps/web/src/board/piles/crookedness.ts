/** How many cards of the discard pile are drawn; the rest lie under them. */
export const HEAP_SIZE = 5;

export type Crookedness = { readonly x: number; readonly y: number; readonly turn: number };

/** How a played card lies: crooked, the same way each time it is drawn. Places are parts of its width. */
export function crookedness(index: number): Crookedness {
  const turn = ((index * 53 + 11) % 23) - 11;
  return { x: (((index * 29) % 19) - 9) / 90, y: (((index * 17) % 11) - 5) / 110, turn };
}
