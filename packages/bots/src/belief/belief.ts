import { type Random, type View } from '@quando/rules';
import type { State } from '@quando/rules/authority';
import { HandSamples } from './hand-samples.ts';
import type { Likelihood } from './likelihood.ts';
import { RoundHistory } from './round-history.ts';
import { currentViewOf, type SeenRound } from './seen-round.ts';
import { WorldSource } from './world-source.ts';

/** What a seat may believe: worlds that agree with all it has seen, chosen by what the others have done. */
export type Belief = {
  readonly view: View;
  readonly worlds: readonly BelievedWorld[];
  /** By seat: the weight of each hand that was considered for it; they add up to 1. */
  readonly weights: readonly (readonly number[])[];
  /** How many equally likely hands the considered ones are worth, of the seat for which it is fewest. */
  readonly effective: number;
};

/** A complete state, the same object for the same cards, and by seat the number of the considered hand that it has there. */
export type BelievedWorld = { readonly world: State; readonly hands: readonly number[] };

export type BeliefOptions = {
  /** How the others are thought to play. */
  readonly likelihood: Likelihood;
  readonly random: Random;
  /** How many hands are considered for each of the others; the time grows with them. */
  readonly hands?: number;
  /** How many worlds are put together from them. */
  readonly worlds?: number;
};

const DEFAULT_HANDS = 48;
const DEFAULT_WORLDS = 64;

/**
 * The belief of a seat in an unfinished round. Hands for each of the others are taken from uniform worlds and weighed by
 * how likely they make what that seat has done (decision 21). Given what one has seen, the others' hands depend on each
 * other only because no card is in two of them; so worlds are put together from hands of different samples.
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

/** The world with given cards, by place; the same cards give the same object, so that nobody judges a world twice. */
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
