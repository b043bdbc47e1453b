import type { Estimated } from './estimate.ts';

/** The grade of a decision by the chance to win that it lost; `unclear` if the others' hands are too uncertain. */
export type Mark = 'none' | 'inaccuracy' | 'mistake' | 'blunder' | 'unclear';

/** Whether a decision clearly lost something. */
export const isMarked = (mark: Mark): boolean => mark !== 'none' && mark !== 'unclear';

/** The least loss of each mark, in shares of the chance to win; the error must not explain it. */
const LOSSES: readonly (readonly [Mark, number])[] = [
  ['blunder', 0.1],
  ['mistake', 0.05],
  ['inaccuracy', 0.02],
];

/** How many standard errors a loss must be above a mark's threshold. */
const ERRORS = 2;

export const markOf = ({ mean, error }: Estimated): Mark =>
  LOSSES.find(([, least]) => mean - ERRORS * error > least)?.[0] ?? 'none';
