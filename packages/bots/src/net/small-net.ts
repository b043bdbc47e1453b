import { bytesOfBase64 } from './base64.ts';
import type { Kernel } from './kernel.ts';
import { layersOf } from './layers.ts';
import { ACTIONS, FEATURES, LAYOUT } from './layout.ts';
import { SMALL_WEIGHTS } from './small-weights.ts';
import { halfOf, type Layer, type Weights } from './weights.ts';

/** A small net distilled from the Master, part of the code, so that it is there at the first game. */
export type SmallNet = {
  /** The logit of each action after a run: how likely the Master would choose it. */
  readonly logits: Float32Array;
  /** How many points of lead each action gains against what was to be expected. */
  readonly points: Float32Array;
  run(features: Float32Array): void;
};

/** The small net; faster with a kernel of its own. */
export function smallNet(kernel?: Kernel): SmallNet {
  const layers = layersOf(smallWeights(bytesOfBase64(SMALL_WEIGHTS)), kernel);
  return {
    logits: layers.outputs.subarray(0, ACTIONS),
    points: layers.outputs.subarray(ACTIONS),
    run: (features) => layers.run(features),
  };
}

const WIDTHS = [128, 64] as const;

/** Parses a file as training/distil.py writes it. */
function smallWeights(bytes: Uint8Array): Weights {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = 8 + data.getUint32(4, true);
  const head = String.fromCharCode(...bytes.subarray(8, start));
  if (!head.includes(LAYOUT)) throw new Error('the small net was trained for another layout');
  const reader = new StepReader(data, start);
  const body = WIDTHS.map((outputs, i) => reader.normed(i === 0 ? FEATURES : WIDTHS[i - 1]!, outputs));
  return { body, head: reader.plain(WIDTHS.at(-1)!, 2 * ACTIONS) };
}

/** Reads layers whose weights are whole numbers of steps, the size of which is given for each output. */
class StepReader {
  readonly #data: DataView;
  #offset: number;

  constructor(data: DataView, offset: number) {
    this.#data = data;
    this.#offset = offset;
  }

  normed(inputs: number, outputs: number): Weights['body'][number] {
    const steps = this.#halves(outputs);
    const bias = this.#halves(outputs);
    const scale = this.#halves(outputs);
    const shift = this.#halves(outputs);
    return { inputs, outputs, bias, scale, shift, weights: this.#weights(inputs, steps) };
  }

  plain(inputs: number, outputs: number): Layer {
    const steps = this.#halves(outputs);
    const bias = this.#halves(outputs);
    return { inputs, outputs, bias, weights: this.#weights(inputs, steps) };
  }

  #halves(count: number): Float32Array {
    const numbers = Float32Array.from({ length: count }, (_, i) =>
      halfOf(this.#data.getUint16(this.#offset + 2 * i, true)),
    );
    this.#offset += 2 * count;
    return numbers;
  }

  #weights(inputs: number, steps: Float32Array): Float32Array {
    const count = inputs * steps.length;
    const weights = Float32Array.from(
      { length: count },
      (_, i) => this.#data.getInt8(this.#offset + i) * steps[Math.floor(i / inputs)]!,
    );
    this.#offset += count;
    return weights;
  }
}
