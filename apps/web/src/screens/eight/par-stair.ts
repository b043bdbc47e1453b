import type { RoundScore } from '@quando/season';

const WIDTH = 142;
const LEFT = 4;
const BASE = 74;
const HEIGHT = 68;

/** Two stairs on a drawing of 150 by 78: the own sum and par after each round. */
export function stairs(scores: readonly RoundScore[]): { readonly own: string; readonly par: string } {
  const own = sums(scores.map(({ points }) => points));
  const par = sums(scores.map((score) => score.par));
  const highest = Math.max(1, own.at(-1) ?? 0, par.at(-1) ?? 0);
  const line = (heights: readonly number[]): string =>
    `M${LEFT} ${BASE}${heights.map((sum, i) => stepTo(i, scores.length, BASE - (sum / highest) * HEIGHT)).join('')}`;
  return { own: line(own), par: line(par) };
}

const stepTo = (i: number, steps: number, y: number): string =>
  `H${(LEFT + ((i + 1) / steps) * WIDTH).toFixed(1)}V${y.toFixed(1)}`;

const sums = (numbers: readonly number[]): number[] =>
  numbers.map((_, i) => numbers.slice(0, i + 1).reduce((sum, number) => sum + number, 0));
