import type { ReviewedCandidate } from '../../offline/review/review-message.ts';

/** A candidate as it is drawn; lengths in percent of the bar, all candidates on one scale. */
export type CandidateRow = ReviewedCandidate & {
  readonly isBest: boolean;
  /** Whether two errors can explain that it is behind. */
  readonly isLevel: boolean;
  readonly bar: number;
  readonly errorWidth: number;
};

/** How many standard errors a difference must have to be clear. */
const ERRORS = 2;
/** How full the longest bar is. */
const FULL = 86;

/** The rows of candidates that are sorted, best first. */
export function candidateRows(candidates: readonly ReviewedCandidate[]): CandidateRow[] {
  const most = Math.max(0.01, ...candidates.map(({ chance }) => chance));
  const scale = FULL / most;
  return candidates.map((candidate, i) => ({
    ...candidate,
    isBest: i === 0,
    isLevel: i > 0 && candidate.behind.mean <= ERRORS * candidate.behind.error,
    bar: candidate.chance * scale,
    errorWidth: Math.min(40, 2 * candidate.behind.error * scale),
  }));
}
