import { isFinished, parseEight, ROUNDS, type EightResult, type RoundScore } from '@quando/season';
import { fieldsOf, readJson, type LocalStore } from '../local-store.ts';
import { KEPT_EIGHTS, KEPT_RANKED } from './kept-eights.ts';

/** How many results are kept: more than a year of days. */
const MOST = 500;

/** What this device knows of its eights, oldest first; unreadable ones are left out. */
export function keptResults(localStore: LocalStore, place: string = KEPT_EIGHTS): readonly EightResult[] {
  const kept = readJson(localStore, place);
  return Array.isArray(kept) ? kept.flatMap((each: unknown) => resultIn(each) ?? []) : [];
}

export const resultOf = (localStore: LocalStore, id: string, place?: string): EightResult | undefined =>
  keptResults(localStore, place).find((result) => result.id === id);

/** Keeps what has been played of an eight; a finished first attempt stays as it is. */
export function keepResult(localStore: LocalStore, result: EightResult, place: string = KEPT_EIGHTS): void {
  const results = keptResults(localStore, place);
  const known = results.find(({ id }) => id === result.id);
  if (known && isFinished(known.rounds)) return;
  const others = results.filter(({ id }) => id !== result.id);
  const rows = [...others, result].slice(-MOST).map(({ id, rounds, counts }) => ({
    id,
    counts,
    rounds: rounds.map(({ points, par }) => [points, par]),
  }));
  localStore.setItem(place, JSON.stringify(rows));
}

/** A finished eight of a day. */
export type DayResult = EightResult & { readonly day: string; readonly isRanked: boolean };

/** One result for each day whose eight was finished, on this device or ranked by a server: the one that counts, if any does. */
export function finishedDays(localStore: LocalStore): readonly DayResult[] {
  const days = new Map<string, DayResult>();
  for (const result of [...dayResults(localStore, false), ...dayResults(localStore, true)])
    if (!days.get(result.day)?.counts) days.set(result.day, result);
  return [...days.values()];
}

/** The days whose eight was finished and counts. */
export const countedDays = (localStore: LocalStore): ReadonlySet<string> =>
  new Set(finishedDays(localStore).flatMap(({ day, counts }) => (counts ? [day] : [])));

/** How far an eight has been played: on this device, or ranked if that has more rounds. */
export function furthestOf(
  localStore: LocalStore,
  id: string,
): (EightResult & { readonly isRanked: boolean }) | undefined {
  const own = resultOf(localStore, id);
  const ranked = resultOf(localStore, id, KEPT_RANKED);
  if (ranked && ranked.rounds.length > (own?.rounds.length ?? 0)) return { ...ranked, isRanked: true };
  return own && { ...own, isRanked: false };
}

const dayResults = (localStore: LocalStore, isRanked: boolean): readonly DayResult[] =>
  keptResults(localStore, isRanked ? KEPT_RANKED : KEPT_EIGHTS).flatMap((result) => {
    const eight = parseEight(result.id);
    return eight?.kind === 'day' && isFinished(result.rounds)
      ? [{ ...result, day: eight.day, isRanked }]
      : [];
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
