/** Predicted chances and what happened, in tenths of the chance. */
export class Calibration {
  readonly #tenths = Array.from({ length: 10 }, () => ({ count: 0, predicted: 0, happened: 0 }));

  /** Adds a chance and whether it came true, or which share of it did. */
  add(chance: number, happened: number): void {
    const tenth = this.#tenths[Math.min(Math.floor(chance * 10), 9)]!;
    tenth.count += 1;
    tenth.predicted += chance;
    tenth.happened += happened;
  }

  /** By tenth, with at least `least` chances in it: both means in per cent. */
  rows(least = 1): readonly TenthRow[] {
    return this.#tenths.flatMap(({ count, predicted, happened }, tenth) =>
      count < least
        ? []
        : [{ tenth, count, predicted: (100 * predicted) / count, happened: (100 * happened) / count }],
    );
  }

  /** The greatest difference in any tenth, in points. */
  worst(least = 1): number {
    return Math.max(...this.rows(least).map(({ predicted, happened }) => Math.abs(predicted - happened)));
  }
}

type TenthRow = {
  readonly tenth: number;
  readonly count: number;
  readonly predicted: number;
  readonly happened: number;
};
