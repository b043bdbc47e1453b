/** Into how many parts a round is divided. */
const PARTS = 100;

/** Goes round many things a few at a time, so that each is visited once a round and never all of them at once. */
export class ProbeWheel<Thing> {
  readonly #parts: readonly Set<Thing>[] = Array.from({ length: PARTS }, () => new Set<Thing>());
  readonly #timer: NodeJS.Timeout;
  #now = 0;
  #added = 0;

  /** A round takes so many milliseconds. */
  constructor(every: number, visit: (thing: Thing) => void) {
    this.#timer = setInterval(() => {
      this.#now = (this.#now + 1) % PARTS;
      for (const thing of this.#parts[this.#now]!) visit(thing);
    }, every / PARTS);
  }

  /** Gives the way out. */
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
