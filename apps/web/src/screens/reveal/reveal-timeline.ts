/** How far a reveal has progressed. */
export type RevealStage = {
  /** The number of revealed cards per row, in the order in which the hands are turned. */
  readonly open: readonly number[];
  /** The row whose hand is being turned. */
  readonly turning: number | 'none';
  /** Whether points have replaced sums. */
  readonly isScored: boolean;
  /** Whether the rows stand in the order of their points. */
  readonly isRanked: boolean;
  /** The progress of the totals, from 0 to 1. */
  readonly moved: number;
  readonly isOver: boolean;
};

/** The duration of each step, in milliseconds. */
export type RevealPace = {
  /** Before the first hand. */
  readonly start: number;
  /** Between the hand's frame and its first card. */
  readonly frame: number;
  readonly card: number;
  /** After a hand. */
  readonly rest: number;
  /** Before the last hand, on top. */
  readonly suspense: number;
  /** Between the points and the ranks. */
  readonly score: number;
  /** The rows move to their ranks, the totals grow. */
  readonly rank: number;
};

const FULL: RevealPace = {
  start: 500,
  frame: 120,
  card: 90,
  rest: 250,
  suspense: 600,
  score: 700,
  rank: 920,
};
/** With reduced motion, whole hands are revealed at once. */
const REDUCED: RevealPace = {
  start: 400,
  frame: 0,
  card: 0,
  rest: 400,
  suspense: 400,
  score: 500,
  rank: 0,
};

const FACTORS = { slow: 1.6, normal: 1, fast: 0.55, instant: 0 } as const;

export function revealPace(speed: keyof typeof FACTORS, motion: 'full' | 'reduced'): RevealPace {
  const { start, frame, card, rest, suspense, score, rank } = motion === 'full' ? FULL : REDUCED;
  const factor = FACTORS[speed];
  return {
    start: start * factor,
    frame: frame * factor,
    card: card * factor,
    rest: rest * factor,
    suspense: suspense * factor,
    score: score * factor,
    rank: rank * factor,
  };
}

type HandTime = { readonly start: number; readonly end: number };

/** When each hand is turned. */
export function handTimes(sizes: readonly number[], pace: RevealPace): readonly HandTime[] {
  let time = pace.start;
  return sizes.map((size, row) => {
    const start = time + (row > 0 && row === sizes.length - 1 ? pace.suspense : 0);
    time = start + pace.frame + size * pace.card + pace.rest;
    return { start, end: time };
  });
}

/** When all hands are turned and points replace the sums. */
export const scoringTime = (sizes: readonly number[], pace: RevealPace): number =>
  handTimes(sizes, pace).at(-1)?.end ?? 0;

/** The duration of the whole reveal. */
export const revealLength = (sizes: readonly number[], pace: RevealPace): number =>
  scoringTime(sizes, pace) + pace.score + pace.rank;

/** The progress after a number of milliseconds. */
export function revealStage(sizes: readonly number[], pace: RevealPace, elapsed: number): RevealStage {
  const times = handTimes(sizes, pace);
  const scored = scoringTime(sizes, pace);
  const ranked = scored + pace.score;
  const isOver = elapsed >= ranked + pace.rank;
  const turning = times.findIndex(({ start, end }) => elapsed >= start && elapsed < end);
  return {
    open: sizes.map((size, row) => cardsOpen(size, elapsed - times[row]!.start - pace.frame, pace.card)),
    turning: turning < 0 ? 'none' : turning,
    isScored: elapsed >= scored,
    isRanked: elapsed >= ranked,
    moved: isOver ? 1 : Math.max(0, (elapsed - ranked) / Math.max(1, pace.rank)),
    isOver,
  };
}

/** Whether two stages look the same. */
export const isSameStage = (a: RevealStage, b: RevealStage): boolean =>
  a.turning === b.turning &&
  a.isScored === b.isScored &&
  a.isRanked === b.isRanked &&
  a.moved === b.moved &&
  a.isOver === b.isOver &&
  a.open.every((cards, row) => cards === b.open[row]);

function cardsOpen(size: number, since: number, card: number): number {
  if (since < 0) return 0;
  return card === 0 ? size : Math.min(size, Math.floor(since / card) + 1);
}
