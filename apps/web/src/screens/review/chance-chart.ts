import type { GameSummary, Moment } from '../../offline/review/review-message.ts';

/** The geometry of the chart of chances, in its own units. */
export type ChanceChart = {
  readonly width: number;
  readonly height: number;
  /** By seat, the points of its line. */
  readonly lines: readonly string[];
  readonly levels: readonly { readonly chance: number; readonly y: number }[];
  /** Where rounds begin and where their numbers stand. */
  readonly rounds: readonly { readonly round: number; readonly from: number; readonly middle: number }[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly base: number;
};

const LEFT = 28;
const TOP = 34;
const FOOT = 24;
/** The room for the faces at the end. */
const FACES = 34;
const LEVELS = [0, 0.5, 1];

export type ChartSize = { readonly width: number; readonly height: number };

/** Lays out everybody's chance over the rounds, which are equally wide. */
export function chanceChart(summary: GameSummary, { width, height }: ChartSize): ChanceChart {
  const right = width - FACES;
  const base = height - FOOT;
  const place = placesIn(summary);
  const x = (moment: Moment): number => LEFT + place(moment) * (right - LEFT);
  const y = (chance: number): number => base - chance * (base - TOP);
  const rounds = roundsIn(summary);
  const share = (right - LEFT) / rounds;
  return {
    width,
    height,
    lines: summary.start.map((start, seat) => {
      const points = summary.chances.map(
        (moment) => `${round1(x(moment))} ${round1(y(moment.chances[seat]!))}`,
      );
      return `M${LEFT} ${round1(y(start))}L${points.join('L')}`;
    }),
    levels: LEVELS.map((chance) => ({ chance, y: y(chance) })),
    rounds: Array.from({ length: rounds }, (_, round) => ({
      round: round + 1,
      from: LEFT + round * share,
      middle: LEFT + (round + 0.5) * share,
    })),
    left: LEFT,
    right,
    top: TOP,
    base,
  };
}

/** Where a moment is on the chart: over the line of this seat. */
export function spotOf(
  summary: GameSummary,
  chart: ChanceChart,
  moment: Moment,
): { readonly x: number; readonly y: number } {
  const found = summary.chances.find(
    ({ round, action }) => round === moment.round && action === moment.action,
  );
  const chance = found?.chances[summary.seat] ?? 0;
  return {
    x: chart.left + placesIn(summary)(moment) * (chart.right - chart.left),
    y: chart.base - chance * (chart.base - chart.top),
  };
}

/** The least distance between two numbers on the chart. */
const PITCH = 25;

/** Where the numbers of moments stand above their spots, so that none covers another. */
export function numbersAt(xs: readonly number[]): number[] {
  const places: number[] = [];
  for (const x of xs) places.push(Math.max(x, (places.at(-1) ?? -Infinity) + PITCH));
  return places;
}

/** The least distance between two signs of loud moments. */
const SIGN_PITCH = 15;
const LOUDNESS = { triplet: 0, knock: 1, zeros: 2 } as const;

/** The signs that have room beside each other; the louder ones first. */
export function signsAt<Sign extends { readonly x: number; readonly what: keyof typeof LOUDNESS }>(
  signs: readonly Sign[],
): Sign[] {
  const kept: Sign[] = [];
  for (const sign of signs.toSorted((a, b) => LOUDNESS[b.what] - LOUDNESS[a.what]))
    if (kept.every(({ x }) => Math.abs(x - sign.x) >= SIGN_PITCH)) kept.push(sign);
  return kept;
}

const roundsIn = ({ chances }: GameSummary): number => (chances.at(-1)?.round ?? 0) + 1;

/** Everybody's chances before the game and after each round. */
export const chancesByRound = (summary: GameSummary): (readonly number[])[] => [
  summary.start,
  ...Array.from(
    { length: roundsIn(summary) },
    (_, round) => summary.chances.findLast((moment) => moment.round === round)!.chances,
  ),
];

/** From 0 to 1: how far a moment is from the start to the end of the game. */
function placesIn(summary: GameSummary): (moment: Moment) => number {
  const rounds = roundsIn(summary);
  const lengths = Array.from(
    { length: rounds },
    (_, round) => summary.chances.filter((moment) => moment.round === round).length,
  );
  return ({ round, action }) => {
    const step = action === 'deal' ? 0 : action + 1;
    return (round + step / Math.max(1, lengths[round]! - 1)) / rounds;
  };
}

const round1 = (value: number): number => Math.round(value * 10) / 10;
