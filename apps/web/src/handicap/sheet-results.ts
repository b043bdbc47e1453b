import type { KnownResult } from '@quando/season';
import { personKey, type Sheet } from '../sheet/sheet.ts';
import { standingOf } from '../sheet/standing.ts';

/** What a score sheet says of its players. */
export function sheetResults(sheet: Sheet): KnownResult[] {
  const { results } = standingOf(sheet);
  const totals = results.at(-1)?.totals;
  const players = sheet.players.map(({ name }) => ({ name: personKey(name) }));
  return totals ? [{ id: `sheet-${sheet.id}`, players, totals, rounds: results.length }] : [];
}
