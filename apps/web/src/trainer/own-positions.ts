import type { Sitter } from '@quando/protocol';
import type { ToldDecision } from '../offline/review/review-message.ts';
import type { KeptReview } from '../review/kept-review.ts';
import { ReviewStore } from '../review/review-store.ts';
import { seedOfOwn } from './position-seed.ts';

/** A moment of an own game, as a question whether to knock. */
export type OwnPosition = {
  readonly seed: string;
  readonly sitters: readonly Sitter[];
  /** When the game was reviewed. */
  readonly at: number;
};

/** The moments at which knocking was the best or what was done, newest games first. */
export const ownPositionsIn = (reviews: readonly KeptReview[]): OwnPosition[] =>
  reviews.toReversed().flatMap(({ code, seat, sitters, at, review }) =>
    review.decisions.filter(isKnockQuestion).map(({ round, index }) => ({
      seed: seedOfOwn({ code, seat, round, step: index }),
      sitters,
      at,
    })),
  );

/** Those of the reviews that this device keeps. */
export const keptOwnPositions = async (): Promise<readonly OwnPosition[]> =>
  ownPositionsIn(await (await ReviewStore.open()).ownReviews());

const isKnockQuestion = ({ kind, candidates }: ToldDecision): boolean =>
  kind === 'knock' && candidates.some(({ action }) => action.type === 'play');
