import { isClearlyBetter } from './estimate.ts';
import type { Standings, StandingsRow } from './standings.ts';

/** Fewer games than this say nothing yet. */
const FEW_GAMES = 5;

/** What the picture of the standings means; its sentences are made from this. */
export type Verdict = {
  /** Who leads: alone, or several who are too close to call. Empty before anybody has played enough. */
  readonly ahead: readonly string[];
  /** Another group that is too close to call: the reader's, or the next after the leaders. */
  readonly close: readonly string[];
  /** Members who have played too rarely to say anything. */
  readonly open: readonly { readonly member: string; readonly games: number }[];
};

/** Says who leads, who is too close to call, and about whom nothing can be said yet. */
export function verdictOf({ rows }: Pick<Standings, 'rows'>, reader?: string): Verdict {
  const played = rows.filter(({ tally }) => tally.games > 0);
  const open = played.filter(({ tally }) => tally.games < FEW_GAMES);
  const groups = groupsOf(played.filter(({ tally }) => tally.games >= FEW_GAMES));
  const [ahead = [], ...later] = groups;
  const ties = later.filter((group) => group.length > 1);
  return {
    ahead,
    close: ties.find((group) => reader !== undefined && group.includes(reader)) ?? ties[0] ?? [],
    open: open.map(({ member, tally }) => ({ member, games: tally.games })),
  };
}

/** Neighbours whose range overlaps that of the first in their group. */
function groupsOf(rows: readonly StandingsRow[]): readonly (readonly string[])[] {
  const groups: StandingsRow[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group && !isClearlyBetter(group[0]!.better, row.better)) group.push(row);
    else groups.push([row]);
  }
  return groups.map((group) => group.map(({ member }) => member));
}
