import type { PublicRound, TripletTargets } from './story.ts';

/** Once happens to everybody. */
const FEWEST = 2;

/** Who had to draw a card or turn over a zero for triplets most often. */
export function tripletTargetsIn(rounds: readonly PublicRound[]): TripletTargets | undefined {
  const hits = rounds
    .flat()
    .flatMap((event) =>
      event.type === 'flipped' || (event.type === 'drew' && event.why === 'triplet') ? [event.seat] : [],
    );
  const timesOf = (seat: number): number => hits.filter((hit) => hit === seat).length;
  const times = Math.max(0, ...hits.map(timesOf));
  if (times < FEWEST) return undefined;
  const seats = [...new Set(hits)].filter((seat) => timesOf(seat) === times);
  return { seats: seats.toSorted((a, b) => a - b), times };
}
