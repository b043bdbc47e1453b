import { seatsOf, type Seat } from '@quando/rules';
import type { Belief } from './belief.ts';
import { marginals, type Chances } from './marginals.ts';
import { LOWNESS } from './world-source.ts';
import { sumOf } from '../sum.ts';
import { effectiveSize } from './hand-samples.ts';

/** The chances of the sides that a viewer can only guess: each front, by seat and card, and the top card's down side. */
export type BelievedSides = {
  readonly fronts: readonly (readonly Chances[])[];
  /** Empty if there is no top card. */
  readonly down: Chances;
};

/**
 * The chances of single sides in a belief. How often a number appears on a side in a few worlds is mostly chance. Each number
 * therefore starts with its exact chance over all possible worlds, and what the belief found moves it only as far as the number
 * of hands justifies (decision 21).
 */
export function believedSides({ view, worlds, weights }: Belief): BelievedSides {
  const uniform = marginals(view);
  const shares = (numberIn: (world: Belief['worlds'][number]['world']) => number): Chances => {
    const counts = Array.from({ length: 11 }, () => 0);
    for (const { world } of worlds) counts[numberIn(world)]! += 1 / worlds.length;
    return counts;
  };
  const trusted = seatsOf(view.players).map((seat) => trustIn(weights, seat));
  return {
    fronts: view.hands.map((hand, seat) =>
      hand.map((_, i) => {
        const lowness = LOWNESS[Math.min(view.plays[seat]!, LOWNESS.length - 1)]!;
        const found = shares((world) => world.front(seat, i));
        return moved(uniform.hands[seat]![i]!.front, found, trusted[seat]!, Math.sqrt(lowness));
      }),
    ),
    down:
      view.pileSize === 0
        ? []
        : moved(
            uniform.pile[0]!.down,
            shares((world) => world.queued(0) & 15),
            Math.min(...trusted),
            1,
          ),
  };
}

/** How many equally weighted hands a seat's hands are worth: nearly as many as there are. */
function trustIn(weights: Belief['weights'], seat: Seat): number {
  const own = weights[seat]!.length > 1 ? weights[seat]! : (weights.find(({ length }) => length > 1) ?? [1]);
  return effectiveSize(own) ** 0.1 * own.length ** 0.9;
}

/** The number of hands with a number at which half of what they say is believed. */
const ENOUGH = 9.25;
/** How strongly many hands with a number move its chance. */
const POWER = 1.43;
/** Added to each count, so that nothing becomes impossible by chance. */
const SPARE = 0.4;

function moved(uniform: Chances, found: Chances, hands: number, lowness: number): Chances {
  const raised = uniform.map((chance, number) => {
    if (chance === 0) return 0;
    const count = hands * chance;
    const trust = (POWER * count * count) / (count * count + ENOUGH * ENOUGH);
    const ratio = (hands * found[number]! + SPARE) / (count + SPARE);
    return chance * lowness ** (number * Math.max(0, 1 - trust)) * ratio ** trust;
  });
  const sum = sumOf(raised);
  return raised.map((chance) => chance / sum);
}
