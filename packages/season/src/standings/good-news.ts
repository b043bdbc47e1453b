import { recordsOf } from './records.ts';
import type { StandingsRow } from './standings.ts';

/** One true good thing about a person. */
export type GoodThing =
  | { readonly kind: 'lowest-game'; readonly points: number }
  | { readonly kind: 'knocks'; readonly right: number; readonly knocks: number }
  | { readonly kind: 'streak'; readonly wins: number }
  | { readonly kind: 'triplets'; readonly count: number }
  | { readonly kind: 'zeros'; readonly count: number }
  /** A few games only: everything lies ahead. */
  | { readonly kind: 'new'; readonly games: number }
  | { readonly kind: 'wins'; readonly wins: number }
  | { readonly kind: 'right-knocks'; readonly right: number }
  | { readonly kind: 'own-zeros'; readonly count: number }
  /** Rounds without a point. */
  | { readonly kind: 'free-rounds'; readonly rounds: number }
  | { readonly kind: 'played'; readonly games: number }
  | { readonly kind: 'welcome' };

/** With fewer games than this, somebody is new. */
const NEW_GAMES = 5;

/** One good thing of each member; a record goes to one of its holders, so that everybody has something of their own. */
export function goodNewsOf(rows: readonly StandingsRow[]): Map<string, GoodThing> {
  const news = new Map<string, GoodThing>();
  for (const { kind, holders } of recordsOf(rows)) {
    const holder = holders.find(({ member }) => !news.has(member));
    if (holder) news.set(holder.member, recordThing(kind, holder));
  }
  for (const row of rows) if (!news.has(row.member)) news.set(row.member, ownThing(row));
  return news;
}

/**
 * Names in alphabetical order, beginning with another one every day, so that nobody is always first.
 * @param day counts from any day on.
 */
export function orderOfTheDay<Person extends { readonly name: string }>(
  people: readonly Person[],
  day: number,
): Person[] {
  const sorted = people.toSorted((a, b) => a.name.localeCompare(b.name));
  const first = people.length === 0 ? 0 : day % people.length;
  return [...sorted.slice(first), ...sorted.slice(0, first)];
}

function recordThing(
  kind: ReturnType<typeof recordsOf>[number]['kind'],
  { tally, streak }: StandingsRow,
): GoodThing {
  switch (kind) {
    case 'lowest-game':
      return { kind, points: tally.lowestGame };
    case 'knocks':
      return { kind, right: tally.rightKnocks, knocks: tally.knocks };
    case 'streak':
      return { kind, wins: streak };
    case 'triplets':
      return { kind, count: tally.triplets };
    case 'zeros':
      return { kind, count: tally.zeros };
  }
}

/** What can be said of somebody without a record. */
function ownThing({ tally }: StandingsRow): GoodThing {
  const { games, zeros, rightKnocks, freeRounds } = tally;
  const wins = tally.won.filter(Boolean).length;
  if (games === 0) return { kind: 'welcome' };
  if (wins > 0) return { kind: 'wins', wins };
  if (zeros > 0) return { kind: 'own-zeros', count: zeros };
  if (games < NEW_GAMES) return { kind: 'new', games };
  if (rightKnocks > 0) return { kind: 'right-knocks', right: rightKnocks };
  return freeRounds > 0 ? { kind: 'free-rounds', rounds: freeRounds } : { kind: 'played', games };
}
