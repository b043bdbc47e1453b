import { type Random, type View } from '@quando/rules';
import type { State } from '@quando/rules/authority';
import { HandSamples } from './hand-samples.ts';
import type { Likelihood } from './likelihood.ts';
import { RoundHistory } from './round-history.ts';
import { currentViewOf, type SeenRound } from './seen-round.ts';
import { WorldSource } from './world-source.ts';

/** What a seat may believe: worlds that agree with everything it has seen, weighted by what the others have done. */
export type Belief = {
  readonly view: View;
  readonly worlds: readonly BelievedWorld[];
  /** By seat: the weight of each hand that was considered for it; they add up to 1. */
  readonly weights: readonly (readonly number[])[];
  /** The effective number of hands considered, for the seat with the fewest. */
  readonly effective: number;
};

/** A complete state (the same object for the same cards) and, by seat, the number of the considered hand in it. */
export type BelievedWorld = { readonly world: State; readonly hands: readonly number[] };

export type BeliefOptions = {
  /** How the others are assumed to play. */
  readonly likelihood: Likelihood;
  readonly random: Random;
  /** How many hands are considered for each of the others; the time is proportional to it. */
  readonly hands?: number;
  /** How many worlds are composed of them. */
  readonly worlds?: number;
};

const DEFAULT_HANDS = 48;
const DEFAULT_WORLDS = 64;

/**
 * The belief of a seat in an unfinished round. Hands for each of the others are taken from uniform worlds and weighted by
 * how likely they make that seat's decisions (decision 21). Given what the seat has seen, the others' hands depend on each
 * other only because no card is in two of them; worlds are therefore composed of hands from different samples.
 */
export function beliefOf(round: SeenRound, options: BeliefOptions): Belief {
  const { likelihood, random, hands = DEFAULT_HANDS, worlds = DEFAULT_WORLDS } = options;
  const view = currentViewOf(round);
  const samples = new HandSamples(view, new RoundHistory(round, likelihood), random, hands);
  const worldOf = sharedWorlds(view, random);
  return {
    view,
    worlds: Array.from({ length: worlds }, () => {
      const { cards, hands: chosen } = samples.nextWorld();
      return { world: worldOf(cards), hands: chosen };
    }),
    weights: samples.weights,
    effective: samples.effective,
  };
}

/** The world with given cards, by place; the same cards give the same object, so that no world is judged twice. */
function sharedWorlds(view: View, random: Random): (cards: Uint8Array) => State {
  const source = new WorldSource(view, random);
  const worlds = new Map<string, State>();
  return (cards) => {
    const key = String.fromCharCode(...cards);
    const world = worlds.get(key) ?? source.worldOf(cards);
    worlds.set(key, world);
    return world;
  };
}
