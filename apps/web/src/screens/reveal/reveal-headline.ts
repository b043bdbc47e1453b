import type { RoundResult, Seat, View } from '@quando/rules';
import { scoreReasonOf, type AppWords, type Person } from '@quando/text';
import { outcomeOf } from './reveal-row.ts';

/** The headline of a round: how the knocker fared, or who ended it with only zeros. */
export function revealHeadline(
  { reveal }: AppWords,
  view: View,
  result: RoundResult,
  person: (seat: Seat) => Person,
): string {
  const { knocker, turn } = view;
  if (result.end === 'zeros' || knocker === 'nobody') return reveal.zeros(person(turn));
  switch (scoreReasonOf(outcomeOf(view, result), knocker)) {
    case 'knocker-tied':
      return reveal.knockTied(person(knocker));
    case 'knocker-beaten':
      return reveal.knockBeaten(person(knocker));
    default:
      return reveal.knockRight(person(knocker));
  }
}
