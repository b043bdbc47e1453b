/** The index of each of the 55 cards by its two numbers, in either order: `CARD_INDEX[low * 11 + high]`. */
export const CARD_INDEX: Uint8Array = new Uint8Array(121);

/** The two numbers of each card. */
export const CARD_LOW: Uint8Array = new Uint8Array(55);
export const CARD_HIGH: Uint8Array = new Uint8Array(55);

for (let low = 0, edge = 0; low < 11; low += 1) {
  for (let high = low + 1; high < 11; high += 1, edge += 1) {
    CARD_INDEX[low * 11 + high] = edge;
    CARD_INDEX[high * 11 + low] = edge;
    CARD_LOW[edge] = low;
    CARD_HIGH[edge] = high;
  }
}
