import type { Layers } from './layers.ts';
import type { Layer, NormedLayer, Weights } from './weights.ts';

/** Layers in plain JavaScript, for platforms without the kernel. Every step rounds as in the kernel. */
export class PlainLayers implements Layers {
  readonly #body: readonly NormedLayer[];
  readonly #head: Layer;
  readonly #hidden: readonly Float32Array[];
  readonly outputs: Float32Array;

  constructor({ body, head }: Weights) {
    this.#body = body.map((layer) => ({ ...layer, weights: byInput(layer) }));
    this.#head = { ...head, weights: byInput(head) };
    this.#hidden = body.map(({ outputs }) => new Float32Array(outputs));
    this.outputs = new Float32Array(head.outputs);
  }

  run(features: Float32Array): void {
    let input = features;
    for (const [i, layer] of this.#body.entries()) {
      const output = this.#hidden[i]!;
      multiply(layer, input, output);
      normalise(layer, output);
      input = output;
    }
    multiply(this.#head, input, this.outputs);
  }
}

/** The weights by input, so that zero inputs can be skipped. */
function byInput({ inputs, outputs, weights }: Layer): Float32Array {
  const turned = new Float32Array(weights.length);
  for (let row = 0; row < outputs; row += 1) {
    for (let i = 0; i < inputs; i += 1) turned[i * outputs + row] = weights[row * inputs + i]!;
  }
  return turned;
}

function multiply({ outputs, weights, bias }: Layer, input: Float32Array, output: Float32Array): void {
  output.set(bias);
  for (let i = 0; i < input.length; i += 1) {
    const value = input[i]!;
    if (value === 0) continue;
    const start = i * outputs;
    for (let row = 0; row < outputs; row += 1) {
      output[row] = output[row]! + Math.fround(weights[start + row]! * value);
    }
  }
}

/** Layer norm, then ReLU. */
function normalise({ scale, shift }: NormedLayer, values: Float32Array): void {
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / values.length;
  let squares = 0;
  for (const value of values) squares += (value - mean) * (value - mean);
  const factor = 1 / Math.sqrt(squares / values.length + 1e-5);
  for (let i = 0; i < values.length; i += 1) {
    values[i] = Math.max(0, (values[i]! - mean) * factor * scale[i]! + shift[i]!);
  }
}
