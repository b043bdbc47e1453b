import type { Kernel } from './kernel.ts';
import { layersOf } from './layers.ts';
import { ACTIONS, FEATURES, LAYOUT } from './layout.ts';
import { readWeights, type WeightsFault } from './weights.ts';

/** A trained net: maps features to action logits and a value. */
export type Net = {
  /** The logit of each action after a run; the greatest is the best action. */
  readonly logits: Float32Array;
  /** Fills `logits` and returns the expected reward. */
  run(features: Float32Array): number;
};

/** A net from a weights file; faster with a kernel. */
export function readNet(bytes: Uint8Array, kernel?: Kernel): Net | WeightsFault {
  const weights = readWeights(bytes, { layout: LAYOUT, features: FEATURES, heads: [ACTIONS, 1] });
  if (typeof weights === 'string') return weights;
  const layers = layersOf(weights, kernel);
  return {
    logits: layers.outputs.subarray(0, ACTIONS),
    run(features) {
      layers.run(features);
      return layers.outputs[ACTIONS]!;
    },
  };
}
