/** A linear least-squares fit with a little ridge, sample by sample. */
export class LeastSquares {
  readonly #size: number;
  readonly #ridge: number;
  readonly #products: Float64Array;
  readonly #targets: Float64Array;

  constructor(size: number, ridge: number) {
    this.#size = size;
    this.#ridge = ridge;
    this.#products = new Float64Array(size * size);
    this.#targets = new Float64Array(size);
  }

  /** Adds a sample; zero features may be omitted. */
  add(features: Features, target: number): void {
    for (const [row, x] of features) {
      this.#targets[row]! += x * target;
      for (const [column, y] of features) this.#products[row * this.#size + column]! += x * y;
    }
  }

  /** The weights, by elimination; the ridge keeps the matrix positive definite. */
  solve(): number[] {
    const rows = Array.from({ length: this.#size }, (_, i) => this.#row(i));
    for (let pivot = 0; pivot < this.#size; pivot += 1) eliminate(rows, pivot);
    return rows.map((row, i) => Math.round((row.at(-1)! / row[i]!) * 1000) / 1000);
  }

  #row(i: number): number[] {
    const row = Array.from(this.#products.subarray(i * this.#size, (i + 1) * this.#size));
    row[i]! += this.#ridge;
    return [...row, this.#targets[i]!];
  }
}

/** The indices and values of the non-zero features. */
export type Features = readonly (readonly [number, number])[];

function eliminate(rows: number[][], pivot: number): void {
  const base = rows[pivot]!;
  for (const [i, row] of rows.entries()) {
    if (i === pivot) continue;
    const factor = row[pivot]! / base[pivot]!;
    for (let j = pivot; j < row.length; j += 1) row[j]! -= factor * base[j]!;
  }
}
