import { seatsOf, type Seat } from '@quando/rules';
import type { State } from '@quando/rules/authority';
import type { Belief } from '../belief/belief.ts';
import { believedSides, type BelievedSides } from '../belief/believed-sides.ts';

/** What a seat could consider likely, given what it had seen; it has to guess only others' fronts and the draw pile. */
export type Likely = BelievedSides & {
  /** By seat: the chance of each sum of its hand, from 0 up. */
  readonly sums: readonly (readonly number[])[];
  /** The chance that everybody else's sum was above the seat's own at that moment. */
  readonly alone: number;
};

/** What a belief says about the sides that a seat had not seen. */
export function likelyIn(belief: Belief): Likely {
  const { view } = belief;
  const worlds = belief.worlds.map(({ world }) => world);
  const sums = seatsOf(view.players).map((seat) => worlds.map((world) => world.sum(seat)));
  return {
    ...believedSides(belief),
    sums: sums.map((own) => sharesOf(own, Math.max(...own) + 1)),
    alone: worlds.filter((world) => isAlone(world, Number(view.viewer))).length / worlds.length,
  };
}

function isAlone(world: State, seat: Seat): boolean {
  const own = world.sum(seat);
  return seatsOf(world.players).every((other) => other === seat || world.sum(other) > own);
}

/** How often each number from 0 up is among these. */
function sharesOf(numbers: readonly number[], size: number): number[] {
  const shares = Array.from({ length: size }, () => 0);
  for (const number of numbers) shares[number]! += 1 / numbers.length;
  return shares;
}
