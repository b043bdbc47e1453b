/** The geometry of the chart of totals, in its own units. */
export type ChartGeometry = {
  readonly width: number;
  readonly height: number;
  /** By seat, the points of its line. */
  readonly lines: readonly string[];
  /** The height of the target's line. */
  readonly target: number;
  readonly rounds: readonly { readonly round: number; readonly x: number }[];
  /** The height of each seat's label: at the end of its line, without overlapping other labels. */
  readonly labels: readonly { readonly x: number; readonly y: number }[];
  readonly base: number;
  readonly right: number;
};

const WIDTH = 346;
const HEIGHT = 196;
const LEFT = 12;
const RIGHT = 282;
const TOP = 30;
const BASE = 170;
const LABEL_PITCH = 27;
/** The most round numbers that fit under the chart. */
const MOST_ROUNDS_NAMED = 10;

/** `standings`: by round, everyone's total after it. */
export function chartGeometry(standings: readonly (readonly number[])[], target: number): ChartGeometry {
  const players = standings[0]?.length ?? 0;
  const most = Math.max(target, ...standings.flat());
  const x = (round: number): number =>
    round1(LEFT + (round * (RIGHT - LEFT)) / Math.max(1, standings.length));
  const y = (total: number): number => round1(BASE - (total * (BASE - TOP)) / most);
  const totals = [Array.from({ length: players }, () => 0), ...standings];
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    width: WIDTH,
    height: HEIGHT,
    lines: seats.map((seat) => `M${totals.map((row, round) => `${x(round)} ${y(row[seat]!)}`).join('L')}`),
    target: y(target),
    rounds: roundsNamed(standings.length).map((round) => ({ round, x: x(round) })),
    labels: apart(seats.map((seat) => y(totals.at(-1)![seat]!))).map((height) => ({
      x: RIGHT + 6,
      y: height,
    })),
    base: BASE,
    right: RIGHT,
  };
}

/** The rounds whose number is shown; always includes the last one. */
function roundsNamed(count: number): number[] {
  const every = Math.ceil(count / MOST_ROUNDS_NAMED);
  return Array.from({ length: count }, (_, i) => i + 1).filter((round) => (count - round) % every === 0);
}

/** The same heights, moved until no labels overlap and none leaves the chart. */
function apart(heights: readonly number[]): number[] {
  const order = [...heights.keys()].toSorted((a, b) => heights[a]! - heights[b]! || a - b);
  const moved = [...heights];
  let free = -Infinity;
  for (const seat of order) {
    moved[seat] = Math.max(heights[seat]!, free);
    free = moved[seat] + LABEL_PITCH;
  }
  let limit = BASE;
  for (const seat of order.toReversed()) {
    moved[seat] = Math.min(moved[seat]!, limit);
    limit = moved[seat] - LABEL_PITCH;
  }
  return moved;
}

const round1 = (value: number): number => Math.round(value * 10) / 10;
