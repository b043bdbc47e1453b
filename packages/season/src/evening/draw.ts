import { below, type Random } from '@quando/rules';
import { FEWEST_TABLES, MOST_TABLES } from './evening-entry.ts';

/** The fewest tables that seat this many people. */
export const tablesFor = (people: number, players: number): number =>
  Math.min(MOST_TABLES, Math.max(FEWEST_TABLES, Math.ceil(people / players)));

/**
 * Draws by lot who plays at which table. Every division is equally likely, and the numbers of people at two tables differ by
 * at most one; people for whom there is no seat are left out.
 */
export function drawTables(
  members: readonly string[],
  { tables, players }: { readonly tables: number; readonly players: number },
  random: Random,
): readonly (readonly string[])[] {
  const drawn = shuffled(members, random).slice(0, tables * players);
  return Array.from({ length: tables }, (_, table) => drawn.filter((_member, i) => i % tables === table));
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const chosen = below(random, last + 1);
    [result[last], result[chosen]] = [result[chosen]!, result[last]!];
  }
  return result;
}
