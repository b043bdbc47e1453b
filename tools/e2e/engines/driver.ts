export type Spot = { readonly x: number; readonly y: number };

/** A browser with one page, driven from outside in the same way whatever its engine is. */
export type Driver = {
  /** Loads an address, as somebody does who types it. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Runs a function in the page; it may use nothing but its arguments, which are passed as JSON, like its result. */
  run<Args extends readonly unknown[], Value>(
    work: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value>;
  click(spot: Spot): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  /** The errors that pages have logged or thrown. */
  complaints(): readonly string[];
  close(): Promise<void>;
};

/** The size of the page: a common phone. */
export const PHONE = { width: 390, height: 844 };

/** The source of an expression that calls a function; it gives the result as JSON. */
export const callOf = (work: (...args: never) => unknown, args: readonly unknown[]): string =>
  `(async () => JSON.stringify((await (${work.toString()})(...${JSON.stringify(args)})) ?? null))()`;
