/** The geometry of the chart of totals, in its own units. */
export type ChartGeometry = {
  readonly width: number;
  readonly height: number;
  /** By seat, the points of its line. */
  readonly lines: readonly string[];
  /** The height of the target's line. */
  readonly target: number;
  readonly rounds: readonly { readonly round: number; readonly x: number }[];
  /** By seat: where its line ends, and its label as near to that as the other labels allow. */
  readonly labels: readonly { readonly x: number; readonly y: number; readonly end: number }[];
  readonly base: number;
  readonly right: number;
};

const WIDTH = 346;
const HEIGHT = 196;
const LEFT = 12;
const RIGHT = 276;
const TOP = 30;
const BASE = 170;
const LABEL_PITCH = 25;
/** The line that leads from the end of a line to its label. */
const LEADER = 12;
/** The smallest distance between the centres of two marks. */
const MARK_PITCH = 19;
/** The most round numbers that fit under the chart. */
const MOST_ROUNDS_NAMED = 10;

/** `standings`: by round, everyone's total after it. */
export function chartGeometry(standings: readonly (readonly number[])[], target: number): ChartGeometry {
  const players = standings[0]?.length ?? 0;
  const most = Math.max(target, ...standings.flat());
  const x = (round: number): number => xOf(round, standings.length);
  const y = (total: number): number => round1(BASE - (total * (BASE - TOP)) / most);
  const totals = [Array.from({ length: players }, () => 0), ...standings];
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    width: WIDTH,
    height: HEIGHT,
    lines: seats.map((seat) => `M${totals.map((row, round) => `${x(round)} ${y(row[seat]!)}`).join('L')}`),
    target: y(target),
    rounds: roundsNamed(standings.length).map((round) => ({ round, x: x(round) })),
    labels: labelsAt(seats.map((seat) => y(totals.at(-1)![seat]!))),
    base: BASE,
    right: RIGHT,
  };
}

/** Where marks of these rounds, in ascending order, stand below a chart of so many rounds: none overlap. */
export function marksAt(rounds: readonly number[], count: number): number[] {
  const places: number[] = [];
  for (const round of rounds)
    places.push(Math.max(xOf(round, count), (places.at(-1) ?? -Infinity) + MARK_PITCH));
  return places;
}

const xOf = (round: number, count: number): number =>
  round1(LEFT + (round * (RIGHT - LEFT)) / Math.max(1, count));

/** The rounds whose number is shown; always includes the last one. */
function roundsNamed(count: number): number[] {
  const every = Math.ceil(count / MOST_ROUNDS_NAMED);
  return Array.from({ length: count }, (_, i) => i + 1).filter((round) => (count - round) % every === 0);
}

const labelsAt = (ends: readonly number[]): ChartGeometry['labels'] =>
  apart(ends).map((y, seat) => ({ x: RIGHT + LEADER, y: round1(y), end: ends[seat]! }));

type Block = { readonly size: number; readonly start: number };

/** The same heights, moved as little as possible until no labels overlap and none leaves the chart. */
function apart(heights: readonly number[]): number[] {
  const order = [...heights.keys()].toSorted((a, b) => heights[a]! - heights[b]! || a - b);
  const highest = BASE - (heights.length - 1) * LABEL_PITCH;
  // Without the pitch that each label keeps from the one above, crowded labels share one height: their average.
  const starts = order
    .map((seat, place): Block => ({ size: 1, start: heights[seat]! - place * LABEL_PITCH }))
    .reduce(joined, [])
    .flatMap(({ size, start }) => Array.from({ length: size }, () => start));
  const moved = [...heights];
  for (const [place, seat] of order.entries())
    moved[seat] = Math.min(Math.max(starts[place]!, LABEL_PITCH / 2), highest) + place * LABEL_PITCH;
  return moved;
}

/** Adds a block to others, and joins it with those that it would overlap. */
function joined(blocks: readonly Block[], next: Block): Block[] {
  const last = blocks.at(-1);
  if (!last || last.start < next.start) return [...blocks, next];
  const size = last.size + next.size;
  const start = (last.size * last.start + next.size * next.start) / size;
  return joined(blocks.slice(0, -1), { size, start });
}

const round1 = (value: number): number => Math.round(value * 10) / 10;
