/** How games of one number of players went, with every level on every seat, to 50 points. */
export type MeasuredGames = {
  /** By level, the logarithm of how fast it collects points, with Sharp as 0. */
  readonly paces: readonly number[];
  /** How far luck moves that: the middles of equal parts of its distribution. */
  readonly luck: readonly number[];
  /** By how many points the highest total passes the target, likewise. */
  readonly ends: readonly number[];
};

/** By number of players; docs/handicaps.md has the commands that measure it. */
export const MEASURED: Readonly<Record<number, MeasuredGames>> = {
  /** 1500 games. */
  2: {
    paces: [0.589, 0.369, 0, -0.462, -0.734],
    luck: [
      -0.717, -0.487, -0.367, -0.276, -0.199, -0.138, -0.085, -0.03, 0.03, 0.085, 0.138, 0.199, 0.276, 0.367,
      0.487, 0.717,
    ],
    ends: [0, 1, 2, 4, 5, 7, 9, 13],
  },
  /** 1500 games. */
  3: {
    paces: [0.321, 0.197, 0, -0.257, -0.434],
    luck: [
      -0.877, -0.53, -0.382, -0.281, -0.201, -0.131, -0.065, -0.005, 0.056, 0.115, 0.175, 0.239, 0.314, 0.396,
      0.505, 0.723,
    ],
    ends: [0, 1, 3, 4, 5, 7, 10, 14],
  },
  /** 1500 games. */
  4: {
    paces: [0.261, 0.151, 0, -0.223, -0.376],
    luck: [
      -0.728, -0.463, -0.333, -0.238, -0.157, -0.1, -0.045, 0.003, 0.054, 0.106, 0.155, 0.21, 0.264, 0.328,
      0.407, 0.565,
    ],
    ends: [0, 1, 2, 4, 5, 7, 9, 14],
  },
  /** 1500 games. */
  5: {
    paces: [0.198, 0.121, 0, -0.237, -0.382],
    luck: [
      -0.705, -0.434, -0.318, -0.225, -0.15, -0.091, -0.041, 0.007, 0.057, 0.1, 0.152, 0.201, 0.253, 0.318,
      0.394, 0.53,
    ],
    ends: [0, 1, 3, 5, 6, 8, 11, 16],
  },
  /** 1500 games. */
  6: {
    paces: [0.183, 0.125, 0, -0.243, -0.413],
    luck: [
      -0.678, -0.425, -0.299, -0.211, -0.143, -0.086, -0.034, 0.014, 0.06, 0.102, 0.146, 0.192, 0.241, 0.298,
      0.375, 0.501,
    ],
    ends: [0, 2, 3, 5, 6, 8, 12, 17],
  },
};
