import type { State } from '@quando/rules/authority';
import type { Kernel } from '../net/kernel.ts';
import { layersOf } from '../net/layers.ts';
import { readWeights, type WeightsFault } from '../net/weights.ts';
import { OPEN_FEATURES, OPEN_LAYOUT, openFeaturesOf } from './open-features.ts';
import { softmax } from './softmax.ts';

/**
 * Everybody's chance to win the game at a decision, from what anybody has seen; they add up to 1. It judges games that are
 * over and never advises anybody.
 */
export type Critic = {
  /** By seat. */
  chancesAt(state: State): number[];
  /** From features; the asked seat first, then those after it. */
  chancesFrom(features: Float32Array, players: number): number[];
};

/** The critic from a weights file, trained for games between Masters (training/critic.py); faster with a kernel. */
export function readCritic(bytes: Uint8Array, kernel?: Kernel): Critic | WeightsFault {
  const weights = readWeights(bytes, { layout: OPEN_LAYOUT, features: OPEN_FEATURES, heads: [6] });
  if (typeof weights === 'string') return weights;
  const layers = layersOf(weights, kernel);
  const features = new Float32Array(OPEN_FEATURES);
  const chancesFrom = (input: Float32Array, players: number): number[] => {
    layers.run(input);
    return softmax([...layers.outputs.subarray(0, players)]);
  };
  const chancesAt = (state: State): number[] => {
    openFeaturesOf(state, features);
    return bySeat(chancesFrom(features, state.players), Number(state.asked));
  };
  return { chancesAt, chancesFrom };
}

/** From the chances of the asked seat and those after it to the chances of all seats. */
const bySeat = (fromAsked: readonly number[], asked: number): number[] =>
  fromAsked.map((_, seat) => fromAsked[(seat - asked + fromAsked.length) % fromAsked.length]!);
