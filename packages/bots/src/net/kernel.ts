/** The exports of `kernel/net-kernel.ts`; addresses are byte offsets in its memory. */
export type Kernel = {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  multiply(
    weights: number,
    bias: number,
    input: number,
    inputs: number,
    output: number,
    outputs: number,
    active: number,
  ): void;
  normalise(values: number, count: number, scale: number, shift: number): void;
};

/**
 * The part of the WebAssembly API that is used here: the compiler settings of the libraries include no platform types.
 */
type WebAssembly = {
  validate(bytes: Uint8Array): boolean;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: object };
};

/**
 * Instantiates the kernel on a platform, a `globalThis`; undefined if that does not support the vector instructions,
 * or if the bytes are another module.
 */
export function startKernel(bytes: Uint8Array, platform: object): Kernel | undefined {
  const { WebAssembly } = platform as { readonly WebAssembly?: WebAssembly };
  if (!WebAssembly?.validate(bytes)) return undefined;
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
  return isKernel(exports) ? exports : undefined;
}

const isKernel = (exports: object): exports is Kernel =>
  'memory' in exports && 'multiply' in exports && 'normalise' in exports;
