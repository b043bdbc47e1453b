import { printJson, printTable, rounded } from './printing.ts';
import { parOfDay } from './season/par-of-day.ts';
import { standingsOfResults } from './season/standings-of-results.ts';

/** What one part of the benchmark measured, and its goal. */
export type SeasonFigure = {
  readonly what: string;
  readonly milliseconds: number;
  readonly goal: number;
};

/** Each part measures CPU time on one core. */
const PARTS: readonly (() => SeasonFigure)[] = [parOfDay, standingsOfResults];

/** Measures what goes beyond one game. */
export async function season(): Promise<void> {
  const figures = PARTS.map((part) => part());
  printTable([
    ['milliseconds of CPU time', 'measured', 'goal'],
    ...figures.map(({ what, milliseconds, goal }) => [what, rounded(milliseconds), `<= ${rounded(goal)}`]),
  ]);
  printJson(figures.map((figure) => ({ bench: 'season', ...figure })));
}
