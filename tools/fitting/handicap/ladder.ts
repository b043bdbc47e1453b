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

/**
 * By number of players, how often one of a level wins among those one above: Beginner among Casuals and Casual among
 * Sharps, 4,000 games each (`quando arena --bots beginner,casual,casual --games 4000 --seed among`). Of two, the ladder
 * says it.
 */
export const AMONG_BETTER: Readonly<Record<number, readonly number[]>> = {
  3: [0.249, 0.207],
  4: [0.188, 0.162],
  5: [0.151, 0.128],
  6: [0.128, 0.103],
};
