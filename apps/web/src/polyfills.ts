/** Defines the functions that the app uses and the oldest supported browsers lack. */
export function addPolyfills(): void {
  define(Array.prototype, {
    toSorted(this: unknown[], compare?: (a: unknown, b: unknown) => number) {
      const copy = [...this];
      copy.sort(compare);
      return copy;
    },
    toReversed(this: unknown[]) {
      const copy = [...this];
      copy.reverse();
      return copy;
    },
    with(this: unknown[], index: number, value: unknown) {
      const copy = [...this];
      // The app counts from the front only.
      copy[index] = value;
      return copy;
    },
  });
  define(AbortSignal, {
    timeout(milliseconds: number) {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), milliseconds);
      return controller.signal;
    },
  });
}

function define(target: object, functions: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(functions))
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
}
