/** The 55 cards as edges between their two numbers: `EDGES[low * 11 + high]` and `EDGES[high * 11 + low]`. */
export const EDGES: Uint8Array = new Uint8Array(121);

/** The two numbers of each card. */
export const EDGE_LOW: Uint8Array = new Uint8Array(55);
export const EDGE_HIGH: Uint8Array = new Uint8Array(55);

for (let low = 0, edge = 0; low < 11; low += 1) {
  for (let high = low + 1; high < 11; high += 1, edge += 1) {
    EDGES[low * 11 + high] = edge;
    EDGES[high * 11 + low] = edge;
    EDGE_LOW[edge] = low;
    EDGE_HIGH[edge] = high;
  }
}
