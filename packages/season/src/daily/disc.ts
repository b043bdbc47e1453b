/** How a round compares with par, in quarters of a disc: 4 far fewer points, 3 fewer, 2 par, 1 more, 0 far more. */
export type Disc = 0 | 1 | 2 | 3 | 4;

/** The smallest large difference, in points. */
const LARGE = 5;

export function discOf(points: number, par: number): Disc {
  const fewer = par - points;
  if (fewer >= LARGE) return 4;
  if (fewer > 0) return 3;
  if (fewer === 0) return 2;
  return fewer > -LARGE ? 1 : 0;
}

const SIGNS: Readonly<Record<Disc, string>> = { 0: '○', 1: '◔', 2: '◑', 3: '◕', 4: '●' };

/** The disc as a character, for shared text. */
export const signOf = (disc: Disc): string => SIGNS[disc];
