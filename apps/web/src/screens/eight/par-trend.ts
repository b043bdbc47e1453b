import type { TrendDay } from '@quando/season';

const WIDTH = 322;
/** Room for the word above the line of par. */
const TOP = 18;
const HEIGHT = 44;

export type TrendLine = {
  /** The height of par. */
  readonly par: number;
  readonly line: string;
  readonly last: { readonly x: number; readonly y: number };
};

/** The days of a trend on a drawing of 330 by 70: fewer points are higher. */
export function trendLine(trend: readonly TrendDay[]): TrendLine {
  const overs = [0, ...trend.map(({ over }) => over)];
  const [best, worst] = [Math.min(...overs), Math.max(...overs)];
  const heightOf = (over: number): number =>
    Math.round(TOP + ((over - best) / Math.max(1, worst - best)) * HEIGHT);
  const points = trend.map(({ over }, i) => ({
    x: Math.round(4 + (i / Math.max(1, trend.length - 1)) * (WIDTH - 8)),
    y: heightOf(over),
  }));
  return {
    par: heightOf(0),
    line: points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
    last: points.at(-1) ?? { x: 0, y: heightOf(0) },
  };
}
