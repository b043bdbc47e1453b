/** A mean over play-outs, and half the width of its 95% confidence interval. */
export type Measure = { readonly mean: number; readonly error: number };

/** Standard errors on either side of a 95% confidence interval. */
const WIDTH = 1.96;

export class RunningMean {
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
    // If all play-outs came out the same, a rare other outcome is still possible.
    const least = 1 / this.#count;
    return { mean: this.mean, error: Math.max(least, WIDTH * Math.sqrt(variance / (this.#count - 1))) };
  }
}
