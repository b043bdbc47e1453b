/** How a person plays, at one step of the dial. */
export type Play = {
  /** How many sides that are no longer visible they remember. */
  readonly memory: number;
  /** How far they look ahead: 0 sees their own hand after the move, 1 the whole round as the small net judges it. */
  readonly foresight: number;
  /** By how many points they may misjudge an action: the most that a lapse costs. */
  readonly lapse: number;
  /** How often they overlook a sure win. */
  readonly blindness: number;
};

/** The dial below the Master, weakest first; docs/benchmarks.md has the strength of each step. */
export const DIAL: readonly Play[] = [
  { memory: 0, foresight: 0.2, lapse: 6.5, blindness: 0.05 },
  { memory: 2, foresight: 0.4, lapse: 4.8, blindness: 0.02 },
  { memory: 3, foresight: 0.5, lapse: 4.2, blindness: 0 },
  { memory: 4, foresight: 0.6, lapse: 3.6, blindness: 0 },
  { memory: 6, foresight: 0.7, lapse: 3.2, blindness: 0 },
  { memory: 8, foresight: 0.8, lapse: 2.9, blindness: 0 },
  { memory: 10, foresight: 0.9, lapse: 2.4, blindness: 0 },
  { memory: 15, foresight: 1, lapse: 1.9, blindness: 0 },
  { memory: 25, foresight: 1, lapse: 1.5, blindness: 0 },
  { memory: Infinity, foresight: 1, lapse: 1.1, blindness: 0 },
  { memory: Infinity, foresight: 1, lapse: 0.6, blindness: 0 },
];
