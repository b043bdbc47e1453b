/** How far a reveal has progressed. */
export type RevealStage = {
  /** The number of revealed cards per row, counted from the row shown last. */
  readonly open: readonly number[];
  /** Whether points have replaced sums. */
  readonly isScored: boolean;
  /** The progress of the totals, from 0 to 1. */
  readonly moved: number;
  readonly isOver: boolean;
};

/** The duration of each step, in milliseconds. */
export type RevealPace = {
  readonly card: number;
  readonly row: number;
  readonly pause: number;
  readonly move: number;
};

const FULL: RevealPace = { card: 130, row: 420, pause: 500, move: 900 };
/** With reduced motion, whole hands are revealed at once. */
const REDUCED: RevealPace = { card: 0, row: 500, pause: 500, move: 0 };

const FACTORS = { slow: 1.6, normal: 1, fast: 0.55, instant: 0 } as const;

export function revealPace(speed: keyof typeof FACTORS, motion: 'full' | 'reduced'): RevealPace {
  const { card, row, pause, move } = motion === 'full' ? FULL : REDUCED;
  const factor = FACTORS[speed];
  return { card: card * factor, row: row * factor, pause: pause * factor, move: move * factor };
}

/** The order of the reveal: highest sum first, and of equal sums the higher seat. */
export const revealOrder = (sums: readonly number[]): number[] =>
  [...sums.keys()].toSorted((a, b) => sums[b]! - sums[a]! || b - a);

/** The progress after a number of milliseconds; rows are revealed from the last to the first. */
export function revealStage(sizes: readonly number[], pace: RevealPace, elapsed: number): RevealStage {
  let start = pace.row;
  const open = sizes
    .toReversed()
    .map((size) => {
      const shown = cardsOpen(size, elapsed - start, pace.card);
      start += size * pace.card + pace.row;
      return shown;
    })
    .toReversed();
  const scored = start + pace.pause;
  const isOver = elapsed >= revealLength(sizes, pace);
  return {
    open,
    isScored: elapsed >= scored,
    moved: isOver ? 1 : clamp((elapsed - scored - pace.pause) / Math.max(1, pace.move)),
    isOver,
  };
}

/** The duration of the whole reveal. */
export function revealLength(sizes: readonly number[], pace: RevealPace): number {
  const rows = sizes.reduce((length, size) => length + size * pace.card + pace.row, pace.row);
  return rows + 2 * pace.pause + pace.move;
}

function cardsOpen(size: number, since: number, card: number): number {
  if (since < 0) return 0;
  return card === 0 ? size : Math.min(size, Math.floor(since / card) + 1);
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
