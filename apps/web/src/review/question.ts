import { below, seededRandom } from '@quando/rules';
import type { ReviewedCandidate, ToldDecision } from '../offline/review/review-message.ts';
import type { KeptReview } from './kept-review.ts';
import { isMarked } from './review-result.ts';

/** A marked decision of an own game, as a question. */
export type Question = {
  readonly key: string;
  readonly kept: KeptReview;
  readonly decision: ToldDecision;
};

/** How many questions are asked in a row. */
const MOST = 5;
/** How many answers are offered at once. */
const OFFERED = 3;
/** How many standard errors a difference must have to be clear. */
const ERRORS = 2;

/** The next questions: those that were never answered first, then those answered badly; new games before old ones. */
export function nextQuestions(
  reviews: readonly KeptReview[],
  answers: ReadonlyMap<string, boolean>,
): Question[] {
  const rank = ({ key }: Question): number => {
    const isGood = answers.get(key);
    return isGood === undefined ? 0 : isGood ? 2 : 1;
  };
  return reviews
    .toReversed()
    .flatMap(questionsIn)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MOST);
}

const questionsIn = (kept: KeptReview): Question[] =>
  kept.review.decisions.filter(isMarked).map((decision) => ({
    key: `${kept.seat} ${decision.round}.${decision.index} ${kept.code}`,
    kept,
    decision,
  }));

/** The answers to offer at first, in an order that tells nothing: the best, the one that was chosen, and one more. */
export function offeredAnswers({ key, decision }: Question): ReviewedCandidate[] {
  const { candidates } = decision;
  const [best] = candidates;
  const chosen = candidates.find(({ isChosen }) => isChosen);
  const others = candidates.filter((candidate) => candidate !== best && candidate !== chosen);
  const offered = [best, chosen === best ? undefined : chosen, ...others].filter(
    (candidate) => candidate !== undefined,
  );
  return shuffled(offered.slice(0, OFFERED), key);
}

/** All answers: those offered at first stay in their places, the others follow in an order that tells nothing either. */
export function allAnswers(question: Question): ReviewedCandidate[] {
  const offered = offeredAnswers(question);
  const others = question.decision.candidates.filter((candidate) => !offered.includes(candidate));
  return [...offered, ...shuffled(others, question.key)];
}

function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  const random = seededRandom(seed);
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    const j = below(random, i + 1);
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}

/** Whether an answer is the best one, as good as it, or clearly worse. */
export function verdictOn(
  { candidates }: ToldDecision,
  answer: ReviewedCandidate,
): 'best' | 'as-good' | 'worse' {
  if (answer === candidates[0]) return 'best';
  return answer.behind.mean <= ERRORS * answer.behind.error ? 'as-good' : 'worse';
}
