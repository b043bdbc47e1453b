import type { Kernel } from './kernel.ts';
import type { Layers } from './layers.ts';
import type { Layer, NormedLayer, Weights } from './weights.ts';

/** The number of outputs that the kernel computes together. */
const BLOCK = 32;
const PAGE = 65_536;

/** The addresses of a layer in the kernel's memory, and its inputs and outputs; the head has no norm and shift. */
type Placed = {
  readonly weights: number;
  readonly bias: number;
  readonly input: number;
  readonly inputs: number;
  readonly output: number;
  readonly outputs: number;
};

type PlacedNormed = Placed & { readonly scale: number; readonly shift: number };

/** Layers in the memory of a kernel, which holds only these. */
export class KernelLayers implements Layers {
  readonly #kernel: Kernel;
  readonly #body: readonly PlacedNormed[];
  readonly #head: Placed;
  readonly #active: number;
  readonly #features: Float32Array;
  readonly outputs: Float32Array;

  constructor({ body, head }: Weights, kernel: Kernel) {
    const { inputs } = body[0]!;
    const widest = Math.max(inputs, ...body.map(({ outputs }) => outputs));
    const room = new Room(kernel, [...body, head], inputs + 2 * widest);
    this.#kernel = kernel;
    this.#active = room.take(2 * widest);
    const features = room.take(inputs);
    let input = features;
    this.#body = body.map((layer) => {
      const placed = room.placeNormed(layer, input);
      input = placed.output;
      return placed;
    });
    this.#head = room.place(head, input);
    this.#features = room.view(features, inputs);
    this.outputs = room.view(this.#head.output, head.outputs);
  }

  run(features: Float32Array): void {
    this.#features.set(features);
    for (const layer of this.#body) {
      this.#multiply(layer);
      this.#kernel.normalise(layer.output, layer.outputs, layer.scale, layer.shift);
    }
    this.#multiply(this.#head);
  }

  #multiply({ weights, bias, input, inputs, output, outputs }: Placed): void {
    this.#kernel.multiply(weights, bias, input, inputs, output, outputs, this.#active);
  }
}

/** Allocates the kernel's memory. */
class Room {
  readonly #buffer: ArrayBuffer;
  #next: number;

  constructor({ memory }: Kernel, layers: readonly Layer[], others: number) {
    this.#next = memory.buffer.byteLength;
    const numbers = layers.reduce((sum, { inputs, outputs }) => sum + (inputs + 4) * blocks(outputs), 0);
    memory.grow(Math.ceil((4 * (numbers + others)) / PAGE));
    this.#buffer = memory.buffer;
  }

  /** Allocates space for this many floats. */
  take(count: number): number {
    const place = this.#next;
    this.#next += 4 * count;
    return place;
  }

  view(place: number, count: number): Float32Array {
    return new Float32Array(this.#buffer, place, count);
  }

  place(layer: Layer, input: number): Placed {
    const { inputs, bias } = layer;
    const outputs = blocks(layer.outputs);
    return {
      weights: this.#put(byBlock(layer), inputs * outputs),
      bias: this.#put(bias, outputs),
      input,
      inputs,
      output: this.take(outputs),
      outputs,
    };
  }

  placeNormed(layer: NormedLayer, input: number): PlacedNormed {
    const placed = this.place(layer, input);
    const { scale, shift, outputs } = layer;
    return { ...placed, outputs, scale: this.#put(scale, outputs), shift: this.#put(shift, outputs) };
  }

  #put(numbers: Float32Array, room: number): number {
    const place = this.take(room);
    this.view(place, numbers.length).set(numbers);
    return place;
  }
}

/** The number of outputs, rounded up to whole blocks. */
const blocks = (outputs: number): number => Math.ceil(outputs / BLOCK) * BLOCK;

/** The weights block by block: for each input, those of the block's outputs. */
function byBlock({ inputs, outputs, weights }: Layer): Float32Array {
  const laid = new Float32Array(inputs * blocks(outputs));
  for (let row = 0; row < outputs; row += 1) {
    const lane = row % BLOCK;
    const start = (row - lane) * inputs;
    for (let i = 0; i < inputs; i += 1) laid[start + i * BLOCK + lane] = weights[row * inputs + i]!;
  }
  return laid;
}
