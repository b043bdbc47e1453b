import type { Kernel } from './kernel.ts';
import { KernelNet } from './kernel-net.ts';
import { PlainNet } from './plain-net.ts';
import { readWeights, type WeightsFault } from './weights.ts';

/** A trained net: features in, what to do and what that is worth out. */
export type Net = {
  /** How good each action seems, after a run; the greatest is the best. */
  readonly logits: Float32Array;
  /** Fills `logits`, and tells the expected reward. */
  run(features: Float32Array): number;
};

/** A net from a weights file. With a kernel it is several times as fast, and tells exactly the same. */
export function readNet(bytes: Uint8Array, kernel?: Kernel): Net | WeightsFault {
  const weights = readWeights(bytes);
  if (typeof weights === 'string') return weights;
  return kernel ? new KernelNet(weights, kernel) : new PlainNet(weights);
}
