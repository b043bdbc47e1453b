/** The geometry of the trend, in pixels. */
export type TrendGeometry = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly levels: readonly { readonly value: number; readonly y: number }[];
  readonly dots: readonly { readonly x: number; readonly y: number }[];
  /** The running mean; empty if there is only one game. */
  readonly line: string;
};

const HEIGHT = 190;
const LEFT = 30;
const RIGHT = 16;
const TOP = 12;
const BASE = HEIGHT - 12;
/** How many games the running mean is over. */
const SPAN = 5;

/** `values` are shares of the chance to win; the scale is in games of 100 and starts at 0. */
export function trendGeometry(values: readonly number[], width: number): TrendGeometry {
  const top = Math.max(1, Math.ceil(Math.max(0, ...values) * 100));
  const x = (i: number): number =>
    values.length < 2
      ? (LEFT + width - RIGHT) / 2
      : LEFT + RIGHT / 2 + (i * (width - LEFT - RIGHT * 1.5)) / (values.length - 1);
  const y = (share: number): number => BASE - ((share * 100) / top) * (BASE - TOP);
  const means = values.map((_, i) => meanOf(values.slice(Math.max(0, i - SPAN + 1), i + 1)));
  return {
    width,
    height: HEIGHT,
    left: LEFT,
    levels: [0, top / 2, top].map((value) => ({ value, y: y(value / 100) })),
    dots: values.map((value, i) => ({ x: x(i), y: y(value) })),
    line: values.length < 2 ? '' : `M${means.map((mean, i) => `${x(i)} ${y(mean)}`).join('L')}`,
  };
}

const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
