import type { ReviewedCandidate } from '../../offline/review/review-message.ts';

/** A candidate as it is drawn; lengths in percent of the bar, all candidates on one scale. */
export type CandidateRow = ReviewedCandidate & {
  readonly isBest: boolean;
  /** Whether two errors can explain that it is behind. */
  readonly isLevel: boolean;
  readonly bar: number;
  /** Where its error begins and ends; no chance is below 0. */
  readonly error: { readonly from: number; readonly to: number };
};

/** How many standard errors a difference must have to be clear. */
const ERRORS = 2;
/** How full the longest bar is. */
const FULL = 86;
/** How far an error is drawn to each side. */
const MOST = 20;

/** The rows of candidates that are sorted, best first. */
export function candidateRows(candidates: readonly ReviewedCandidate[]): CandidateRow[] {
  const most = Math.max(0.01, ...candidates.map(({ chance }) => chance));
  const scale = FULL / most;
  return candidates.map((candidate, i) => ({
    ...candidate,
    isBest: i === 0,
    isLevel: i > 0 && candidate.behind.mean <= ERRORS * candidate.behind.error,
    bar: candidate.chance * scale,
    error: errorOf(candidate, scale),
  }));
}

function errorOf({ chance, behind }: ReviewedCandidate, scale: number): CandidateRow['error'] {
  const half = Math.min(MOST, behind.error * scale);
  return { from: Math.max(0, chance * scale - half), to: Math.min(100, chance * scale + half) };
}
