import type { GroupResult } from '@quando/season';
import { personKey, type Sheet } from '../sheet/sheet.ts';
import { standingOf } from '../sheet/standing.ts';

/** What a score sheet says of its players. */
export function sheetResults(sheet: Sheet): GroupResult[] {
  const { results } = standingOf(sheet);
  const totals = results.at(-1)?.totals;
  const players = sheet.players.map(({ name }) => ({ name: personKey(name) }));
  return totals ? [{ players, totals, rounds: results.length }] : [];
}
