import { NUMBERS, seatsOf, type Seat, type View } from '@quando/rules';
import type { State } from '@quando/rules/authority';
import type { Chances } from '../belief/marginals.ts';

/** What a seat could think was likely, by what it had seen; only others' fronts and the draw pile are guesses. */
export type Likely = {
  /** By seat and card of the hand: the chance of each number on its front; certain for what the seat had seen. */
  readonly fronts: readonly (readonly Chances[])[];
  /** The down side of the draw pile's top card; empty if there is no card. */
  readonly down: Chances;
  /** By seat: the chance of each sum of its hand, from 0 up. */
  readonly sums: readonly (readonly number[])[];
  /** The chance that everybody else's sum was above the seat's own at that moment. */
  readonly alone: number;
};

/** What worlds that count the same say about the sides that a seat had not seen. */
export function likelyIn(view: View, worlds: readonly State[]): Likely {
  const seats = seatsOf(view.players);
  const sums = seats.map((seat) => worlds.map((world) => world.sum(seat)));
  return {
    fronts: view.hands.map((hand, seat) =>
      hand.map((_, position) => sharesOf(worlds.map((world) => world.front(seat, position)))),
    ),
    down: view.pileSize > 0 ? sharesOf(worlds.map((world) => world.queued(0) & 15)) : [],
    sums: sums.map((own) => sharesOf(own, Math.max(...own) + 1)),
    alone: worlds.filter((world) => isAlone(world, Number(view.viewer))).length / worlds.length,
  };
}

function isAlone(world: State, seat: Seat): boolean {
  const own = world.sum(seat);
  return seatsOf(world.players).every((other) => other === seat || world.sum(other) > own);
}

/** How often each number from 0 up is among these. */
function sharesOf(numbers: readonly number[], size: number = NUMBERS.length): number[] {
  const shares = Array.from({ length: size }, () => 0);
  for (const number of numbers) shares[number]! += 1 / numbers.length;
  return shares;
}
