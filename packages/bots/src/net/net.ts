import { ACTIONS, FEATURES, LAYOUT } from './layout.ts';

/** One layer: rows of weights, a bias, and the scale and shift after it is centred and scaled (layer norm). */
type Layer = {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
};

type NormedLayer = Layer & { readonly scale: Float32Array; readonly shift: Float32Array };

/** Why a weights file cannot be used. */
export type WeightsFault = 'not-weights' | 'other-layout' | 'wrong-size';

/** A trained net: features in, what to do and what that is worth out. */
export class Net {
  readonly #body: readonly NormedLayer[];
  readonly #policy: Layer;
  readonly #value: Layer;
  readonly #hidden: readonly Float32Array[];
  readonly logits: Float32Array = new Float32Array(ACTIONS);

  constructor(body: readonly NormedLayer[], policy: Layer, value: Layer) {
    this.#body = body;
    this.#policy = policy;
    this.#value = value;
    this.#hidden = body.map(({ outputs }) => new Float32Array(outputs));
  }

  /** Fills `logits`, and tells the expected reward. */
  run(features: Float32Array): number {
    let input = features;
    for (const [i, layer] of this.#body.entries()) {
      const output = this.#hidden[i]!;
      multiply(layer, input, output);
      normalise(layer, output);
      input = output;
    }
    multiply(this.#policy, input, this.logits);
    const value = new Float32Array(1);
    multiply(this.#value, input, value);
    return value[0]!;
  }
}

/** Reads a weights file, as training/export.py writes it; refuses one for other features or actions. */
export function readNet(bytes: Uint8Array): Net | WeightsFault {
  if (bytes.length < 8 || asciiOf(bytes.subarray(0, 4)) !== 'QNET') return 'not-weights';
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headSize = data.getUint32(4, true);
  if (bytes.length < 8 + headSize) return 'wrong-size';
  const head: unknown = JSON.parse(asciiOf(bytes.subarray(8, 8 + headSize)));
  if (!isHead(head)) return 'other-layout';
  const reader = new HalfReader(data, 8 + headSize);
  const sizes = [FEATURES, ...head.widths];
  const total = countOf(sizes);
  if (bytes.byteLength !== 8 + headSize + total * 2) return 'wrong-size';
  const body = head.widths.map((outputs, i) => ({
    ...reader.layer(sizes[i]!, outputs),
    scale: reader.take(outputs),
    shift: reader.take(outputs),
  }));
  const last = head.widths.at(-1)!;
  return new Net(body, reader.layer(last, ACTIONS), reader.layer(last, 1));
}

const asciiOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

type Head = { readonly layout: string; readonly widths: readonly number[] };

const isHead = (head: unknown): head is Head =>
  typeof head === 'object' && head !== null && 'layout' in head && head.layout === LAYOUT && 'widths' in head;

function countOf(sizes: readonly number[]): number {
  const last = sizes.at(-1)!;
  let count = last * (ACTIONS + 1) + ACTIONS + 1;
  for (let i = 1; i < sizes.length; i += 1) count += sizes[i - 1]! * sizes[i]! + 3 * sizes[i]!;
  return count;
}

/** Takes float16 numbers one after the other. */
class HalfReader {
  readonly #data: DataView;
  #offset: number;

  constructor(data: DataView, offset: number) {
    this.#data = data;
    this.#offset = offset;
  }

  layer(inputs: number, outputs: number): Layer {
    return { inputs, outputs, weights: this.take(inputs * outputs), bias: this.take(outputs) };
  }

  take(count: number): Float32Array {
    const numbers = new Float32Array(count);
    for (let i = 0; i < count; i += 1) numbers[i] = halfOf(this.#data.getUint16(this.#offset + 2 * i, true));
    this.#offset += 2 * count;
    return numbers;
  }
}

/** The number that 16 bits stand for: a sign, five bits of exponent, ten of fraction. */
function halfOf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

function multiply(
  { inputs, outputs, weights, bias }: Layer,
  input: Float32Array,
  output: Float32Array,
): void {
  for (let row = 0; row < outputs; row += 1) {
    let sum = bias[row]!;
    const start = row * inputs;
    for (let i = 0; i < inputs; i += 1) sum += weights[start + i]! * input[i]!;
    output[row] = sum;
  }
}

/** Layer norm, then nothing below zero. */
function normalise({ scale, shift }: NormedLayer, values: Float32Array): void {
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / values.length;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  const factor = 1 / Math.sqrt(squares / values.length + 1e-5);
  for (let i = 0; i < values.length; i += 1) {
    values[i] = Math.max(0, (values[i]! - mean) * factor * scale[i]! + shift[i]!);
  }
}
