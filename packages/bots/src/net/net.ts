import type { Kernel } from './kernel.ts';
import { KernelNet } from './kernel-net.ts';
import { PlainNet } from './plain-net.ts';
import { readWeights, type WeightsFault } from './weights.ts';

/** A trained net: maps features to action logits and a value. */
export type Net = {
  /** The logit of each action after a run; the greatest is the best action. */
  readonly logits: Float32Array;
  /** Fills `logits` and returns the expected reward. */
  run(features: Float32Array): number;
};

/** A net from a weights file. With a kernel it is several times as fast and gives exactly the same results. */
export function readNet(bytes: Uint8Array, kernel?: Kernel): Net | WeightsFault {
  const weights = readWeights(bytes);
  if (typeof weights === 'string') return weights;
  return kernel ? new KernelNet(weights, kernel) : new PlainNet(weights);
}
