import type { Field } from '@quando/season';

/** A dot of the crowd: some people with about as many points. */
export type FieldDot = { readonly column: number; readonly row: number; readonly isOwn: boolean };

export const COLUMNS = 24;
export const ROWS = 6;

/** The sums of all who finished as dots, fewest points at the left; the own one is the lowest of its column. */
export function fieldDots({ spread }: Pick<Field, 'spread'>, own: number): readonly FieldDot[] {
  const sums = spread.map(({ sum }) => sum);
  const least = Math.min(own, ...sums);
  const most = Math.max(own, ...sums);
  const columnOf = (sum: number): number =>
    most === least ? 0 : Math.round(((sum - least) / (most - least)) * (COLUMNS - 1));
  const people = Array.from({ length: COLUMNS }, () => 0);
  for (const { sum, count } of spread) people[columnOf(sum)]! += count;
  // As many people to a dot as the highest column needs.
  const each = Math.max(1, Math.max(...people) / ROWS);
  return people.flatMap((count, column) =>
    Array.from({ length: Math.ceil(count / each) }, (_, row) => ({
      column,
      row,
      isOwn: row === 0 && column === columnOf(own),
    })),
  );
}
