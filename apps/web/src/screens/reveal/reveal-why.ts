import { type Seat } from '@quando/rules';
import { scoreReasonOf, type AppWords, type Person } from '@quando/text';
import type { ScoredRound } from '../../game/scored-round.ts';

/** Why everybody got their points in this round, in whole sentences. */
export function revealReasons(
  { reveal: { why } }: AppWords,
  round: ScoredRound,
  person: (seat: Seat) => Person,
): readonly string[] {
  const { end, ender, knocker, sums, points } = round;
  const seats = [...sums.keys()];
  const lowest = Math.min(...sums);
  const people = (isWanted: (seat: Seat) => boolean): Person[] => seats.filter(isWanted).map(person);
  const winners = people((seat) => points[seat] === 0);
  const isCounted = (seat: Seat): boolean => points[seat] !== 0 && seat !== knocker;
  return [
    ...(end === 'zeros' ? [why.zeros(person(ender))] : []),
    why.lowest(
      people((seat) => sums[seat] === lowest),
      lowest,
    ),
    ...(knocker === 'nobody' ? [] : [knockSentence(why, round, knocker, person(knocker))]),
    ...(winners.length > 0 ? [why.zero(winners)] : []),
    ...(seats.some(isCounted) ? [why.others] : []),
  ];
}

function knockSentence(
  why: AppWords['reveal']['why'],
  round: ScoredRound,
  knocker: Seat,
  person: Person,
): string {
  const [sum, points] = [round.sums[knocker]!, round.points[knocker]!];
  switch (scoreReasonOf(round, knocker)) {
    case 'knocker-tied':
      return why.tied(person, sum, points);
    case 'knocker-beaten':
      return why.beaten(person, sum, points);
    default:
      return why.alone(person);
  }
}
