/** What weights are for: the layout of the inputs, their number, and the outputs of each head. */
export type Shape = { readonly layout: string; readonly features: number; readonly heads: readonly number[] };

/** One layer: for each output a row of weights, one per input, and a bias. */
export type Layer = {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
};

/** A layer followed by layer norm with learnt scale and shift. */
export type NormedLayer = Layer & { readonly scale: Float32Array; readonly shift: Float32Array };

/** All parameters: the layers in order, and all heads as one layer. */
export type Weights = { readonly body: readonly NormedLayer[]; readonly head: Layer };

/** Why a weights file cannot be used. */
export type WeightsFault = 'not-weights' | 'other-layout' | 'wrong-size';

/** Parses a weights file as training/export.py writes it; refuses one of another layout. */
export function readWeights(bytes: Uint8Array, shape: Shape): Weights | WeightsFault {
  const opened = openWeights(bytes, shape.layout);
  if (typeof opened === 'string') return opened;
  const sizes = [shape.features, ...opened.widths];
  if (opened.reader.left !== countOf(sizes, shape.heads)) return 'wrong-size';
  return weightsFrom(opened.reader, sizes, shape.heads);
}

/** Parses the head of a weights file; its numbers are read on from there. */
export function openWeights(bytes: Uint8Array, layout: string): OpenedWeights | WeightsFault {
  if (bytes.length < 8 || asciiOf(bytes.subarray(0, 4)) !== 'QNET') return 'not-weights';
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = 8 + data.getUint32(4, true);
  if (bytes.length < start) return 'wrong-size';
  const head: unknown = JSON.parse(asciiOf(bytes.subarray(8, start)));
  if (!isHead(head) || head.layout !== layout) return 'other-layout';
  return { widths: head.widths, reader: new HalfReader(data, start) };
}

/** The widths of the hidden layers, and all numbers after the head. */
export type OpenedWeights = { readonly widths: readonly number[]; readonly reader: HalfReader };

function weightsFrom(reader: HalfReader, sizes: readonly number[], heads: readonly number[]): Weights {
  const body = sizes.slice(1).map((outputs, i) => ({
    ...reader.layer(sizes[i]!, outputs),
    scale: reader.take(outputs),
    shift: reader.take(outputs),
  }));
  const last = sizes.at(-1)!;
  return { body, head: heads.map((outputs) => reader.layer(last, outputs)).reduce(joined) };
}

const joined = (a: Layer, b: Layer): Layer => ({
  inputs: a.inputs,
  outputs: a.outputs + b.outputs,
  weights: behind(a.weights, b.weights),
  bias: behind(a.bias, b.bias),
});

function behind(a: Float32Array, b: Float32Array): Float32Array {
  const both = new Float32Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

const asciiOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

type Head = { readonly layout: string; readonly widths: readonly number[] };

const isHead = (head: unknown): head is Head =>
  typeof head === 'object' && head !== null && 'layout' in head && 'widths' in head;

function countOf(sizes: readonly number[], heads: readonly number[]): number {
  const last = sizes.at(-1)!;
  let count = (last + 1) * heads.reduce((sum, outputs) => sum + outputs);
  for (let i = 1; i < sizes.length; i += 1) count += (sizes[i - 1]! + 3) * sizes[i]!;
  return count;
}

/** Reads consecutive float16 numbers. */
class HalfReader {
  readonly #data: DataView;
  #offset: number;

  constructor(data: DataView, offset: number) {
    this.#data = data;
    this.#offset = offset;
  }

  /** How many numbers are still to be read. */
  get left(): number {
    return (this.#data.byteLength - this.#offset) / 2;
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

/** Decodes a float16: a sign bit, five exponent bits, ten fraction bits. */
export function halfOf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
