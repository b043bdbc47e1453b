/** A mean over play-outs, and how far from the true one it may lie: in 19 of 20 cases no further. */
export type Measure = { readonly mean: number; readonly error: number };

/** Standard errors on either side that hold 19 of 20 cases. */
const WIDTH = 1.96;

/** Adds numbers up for a measure. */
export class Tally {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count += 1;
    this.#sum += value;
    this.#squares += value * value;
  }

  get mean(): number {
    return this.#sum / this.#count;
  }

  get measure(): Measure {
    const variance = Math.max(0, this.#squares / this.#count - this.mean * this.mean);
    // A play-out that never went differently may still have come from a chance that is small.
    const least = 1 / this.#count;
    return { mean: this.mean, error: Math.max(least, WIDTH * Math.sqrt(variance / (this.#count - 1))) };
  }
}
