/** The number of batches per round. */
const PARTS = 100;

/** Visits many items in small batches, so that each is visited once per round and never all at once. */
export class ProbeWheel<Thing> {
  readonly #parts: readonly Set<Thing>[] = Array.from({ length: PARTS }, () => new Set<Thing>());
  readonly #timer: NodeJS.Timeout;
  #now = 0;
  #added = 0;

  /** The duration of a round in milliseconds. */
  constructor(every: number, visit: (thing: Thing) => void) {
    this.#timer = setInterval(() => {
      this.#now = (this.#now + 1) % PARTS;
      for (const thing of this.#parts[this.#now]!) visit(thing);
    }, every / PARTS);
  }

  /** Adds an item; returns a function that removes it. */
  add(thing: Thing): () => void {
    this.#added = (this.#added + 1) % PARTS;
    const part = this.#parts[this.#added]!;
    part.add(thing);
    return () => void part.delete(thing);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
