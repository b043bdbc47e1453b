/** What `kernel/net-kernel.ts` exports; places are counted in bytes from the start of its memory. */
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

/** The part of WebAssembly that starts a module; the libraries' compiler settings know no platform that has it. */
type WebAssembly = {
  validate(bytes: Uint8Array): boolean;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: object };
};

/** Starts the kernel on a platform, a `globalThis`; undefined where that knows none of its vector instructions. */
export function startKernel(bytes: Uint8Array, platform: object): Kernel | undefined {
  const { WebAssembly } = platform as { readonly WebAssembly?: WebAssembly };
  if (!WebAssembly?.validate(bytes)) return undefined;
  return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as Kernel;
}
