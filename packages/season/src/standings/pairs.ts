import type { ScoredResult } from './scored-result.ts';

/** How two members did in the games that both of them played. */
export type Pair = {
  /** How often the first had fewer points than the second, head starts taken off. */
  readonly ahead: number;
  readonly behind: number;
  readonly level: number;
};

/** Who was ahead of whom, for any two members. */
export type Pairs = { readonly of: (first: string, second: string) => Pair };

const NEVER: Pair = { ahead: 0, behind: 0, level: 0 };

type Count = { ahead: number; level: number };

/** Counts all pairs in one pass. */
export function pairsOf(results: readonly ScoredResult[]): Pairs {
  const counted = new Map<string, Map<string, Count>>();
  for (const result of results) countPairs(result, counted);
  const half = (first: string, second: string): Count | undefined => counted.get(first)?.get(second);
  return {
    of: (first, second) => {
      const own = half(first, second);
      return own ? { ...own, behind: half(second, first)!.ahead } : NEVER;
    },
  };
}

function countPairs({ totals, members }: ScoredResult, counted: Map<string, Map<string, Count>>): void {
  for (const [member, seat] of members)
    for (const [other, otherSeat] of members) {
      if (member === other) continue;
      const count = countOf(member, other, counted);
      if (totals[seat]! < totals[otherSeat]!) count.ahead += 1;
      if (totals[seat] === totals[otherSeat]) count.level += 1;
    }
}

function countOf(member: string, other: string, counted: Map<string, Map<string, Count>>): Count {
  const row = counted.get(member) ?? new Map<string, Count>();
  counted.set(member, row);
  const count = row.get(other) ?? { ahead: 0, level: 0 };
  row.set(other, count);
  return count;
}
