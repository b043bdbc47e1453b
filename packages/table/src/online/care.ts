/** What the others at a table do about a person who is idle or hostile: an immutable value. */
export type Care = {
  /** When they asked whether the person is still there; absent if they did not, or have got an answer. */
  readonly nudgedAt?: number;
  /** Whether the person has answered in this turn; they can do so once. */
  readonly hasAnswered: boolean;
  /** The hashes of the keys of those who want a bot to decide for the person. */
  readonly votes: readonly string[];
  /** Whether it does: until the person returns, or at least until the round is over. */
  readonly replaced: 'no' | 'until-return' | 'until-next-round';
};

export const NO_CARE: Care = { hasAnswered: false, votes: [], replaced: 'no' };

/** The person is asked whether they are still there. */
export const nudged = (care: Care, nudgedAt: number): Care => ({ ...care, nudgedAt });

/** They say that they are. */
export const answered = ({ votes, replaced }: Care): Care => ({ hasAnswered: true, votes, replaced });

/** Somebody wants a bot to decide, or no longer does. */
export const withVote = (care: Care, voter: string): Care => ({
  ...care,
  votes: [...withoutVote(care, voter).votes, voter],
});

export const withoutVote = (care: Care, voter: string): Care => ({
  ...care,
  votes: care.votes.filter((other) => other !== voter),
});

/** After a decision: somebody who was thought to be idle is not. */
export function afterDecision(care: Care): Care {
  if (care.replaced !== 'no' || (care.nudgedAt === undefined && !care.hasAnswered)) return care;
  return NO_CARE;
}

/** After a round: votes are forgotten, and everybody may return. */
export const afterRoundOf = ({ replaced }: Care): Care =>
  replaced === 'no' ? NO_CARE : { ...NO_CARE, replaced: 'until-return' };
