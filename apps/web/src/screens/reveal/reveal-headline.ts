import type { Seat } from '@quando/rules';
import { scoreReasonOf, type AppWords, type Person } from '@quando/text';
import type { ScoredRound } from '../../game/scored-round.ts';

type PersonAt = (seat: Seat) => Person;

/** The headline of a round: how the knocker fared, or who ended it with only zeros. */
export function revealHeadline({ reveal }: AppWords, round: ScoredRound, person: PersonAt): string {
  const { end, ender } = round;
  if (end === 'zeros') return reveal.zeros(person(ender));
  switch (scoreReasonOf(round, ender)) {
    case 'knocker-tied':
      return reveal.knockTied(person(ender));
    case 'knocker-beaten':
      return reveal.knockBeaten(person(ender));
    default:
      return reveal.knockRight(person(ender));
  }
}

/** The headline while hands are being turned: only zeros leave no question open. */
export const revealQuestion = (words: AppWords, round: ScoredRound, person: PersonAt): string =>
  round.end === 'zeros' ? revealHeadline(words, round, person) : words.reveal.question(person(round.ender));
