/**
 * By number of players, how often one of a level wins among those one below: Casual among Beginners up to the Master
 * among Strongs, 4,000 games each (docs/benchmarks.md, the ladder).
 */
export const LADDER: Readonly<Record<number, readonly number[]>> = {
  2: [0.625, 0.711, 0.745, 0.659],
  3: [0.429, 0.485, 0.531, 0.465],
  4: [0.336, 0.375, 0.427, 0.376],
  5: [0.256, 0.293, 0.394, 0.322],
  6: [0.21, 0.262, 0.38, 0.31],
};
