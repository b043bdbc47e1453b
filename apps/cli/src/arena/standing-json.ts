import type { Interval } from './ratio.ts';
import type { Measure, Standing } from './standing.ts';

/** A standing as plain data: means by name, each next to its interval. */
export function standingJson({ bot, seats, fair, decisions, measures }: Standing): Record<string, unknown> {
  const { won, ...others } = measures;
  const { low, high } = won!.interval!;
  return {
    bot,
    seats,
    won: won!.value,
    fair,
    low,
    high,
    ...mapped(others, ({ value }) => value),
    decisions,
    intervals: mapped(others, ({ interval }) => interval && ends(interval)),
  };
}

const ends = ({ low, high }: Interval): [number, number] => [low, high];

const mapped = <Value>(
  measures: Readonly<Record<string, Measure>>,
  change: (measure: Measure) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(measures).map(([name, measure]) => [name, change(measure)]));
