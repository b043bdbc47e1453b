import { isFinished, parseEight, ROUNDS, type EightResult, type RoundScore } from '@quando/season';
import { fieldsOf, readJson, type LocalStore } from '../local-store.ts';
import { KEPT_EIGHTS } from './kept-eights.ts';

/** How many results are kept: more than a year of days. */
const MOST = 500;

/** What this device knows of its eights, oldest first; unreadable ones are left out. */
export function keptResults(localStore: LocalStore): readonly EightResult[] {
  const kept = readJson(localStore, KEPT_EIGHTS);
  return Array.isArray(kept) ? kept.flatMap((each: unknown) => resultIn(each) ?? []) : [];
}

export const resultOf = (localStore: LocalStore, id: string): EightResult | undefined =>
  keptResults(localStore).find((result) => result.id === id);

/** Keeps what has been played of an eight; a finished first attempt stays as it is. */
export function keepResult(localStore: LocalStore, result: EightResult): void {
  const results = keptResults(localStore);
  const known = results.find(({ id }) => id === result.id);
  if (known && isFinished(known.rounds)) return;
  const others = results.filter(({ id }) => id !== result.id);
  const rows = [...others, result].slice(-MOST).map(({ id, rounds, counts }) => ({
    id,
    counts,
    rounds: rounds.map(({ points, par }) => [points, par]),
  }));
  localStore.setItem(KEPT_EIGHTS, JSON.stringify(rows));
}

/** The days whose eight was finished and counts. */
export const countedDays = (results: readonly EightResult[]): ReadonlySet<string> =>
  new Set(dayResults(results).flatMap(({ day, counts }) => (counts ? [day] : [])));

/** The finished eights of days. */
export const dayResults = (
  results: readonly EightResult[],
): readonly (EightResult & { readonly day: string })[] =>
  results.flatMap((result) => {
    const eight = parseEight(result.id);
    return eight?.kind === 'day' && isFinished(result.rounds) ? [{ ...result, day: eight.day }] : [];
  });

function resultIn(value: unknown): EightResult | undefined {
  const { id, rounds, counts } = fieldsOf(value);
  if (typeof id !== 'string' || typeof counts !== 'boolean' || !Array.isArray(rounds)) return undefined;
  const scores = rounds.flatMap((round: unknown) => scoreIn(round) ?? []);
  const isWhole = scores.length === rounds.length && scores.length <= ROUNDS;
  return isWhole && parseEight(id) ? { id, rounds: scores, counts } : undefined;
}

function scoreIn(value: unknown): RoundScore | undefined {
  const [points, par]: readonly unknown[] = Array.isArray(value) ? value : [];
  return typeof points === 'number' && typeof par === 'number' ? { points, par } : undefined;
}
