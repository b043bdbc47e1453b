import type { LeagueEntryOf } from '../league/league-entry.ts';
import type { TablePlan } from './evening.ts';

/** What a server adds to an evening. */
export type EveningPorts = {
  /** The id of a new table. */
  readonly freshTable: () => string;
  /** By table, what nobody else knew: who dealt first, and in which order the deals came. */
  readonly plansOf: (evening: LeagueEntryOf<'evening-opened'>) => readonly TablePlan[];
};
