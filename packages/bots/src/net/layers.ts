import type { Kernel } from './kernel.ts';
import { KernelLayers } from './kernel-layers.ts';
import { PlainLayers } from './plain-layers.ts';
import type { Weights } from './weights.ts';

/** The layers of a net, which turn features into the outputs of its heads. */
export type Layers = {
  /** What the last run gave. */
  readonly outputs: Float32Array;
  run(features: Float32Array): void;
};

/** With a kernel, layers are several times as fast and give exactly the same results. */
export const layersOf = (weights: Weights, kernel?: Kernel): Layers =>
  kernel ? new KernelLayers(weights, kernel) : new PlainLayers(weights);
