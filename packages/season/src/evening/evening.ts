import type { Tempo } from '@quando/protocol';
import type { LeagueEntry, LeagueEntryOf } from '../league/league-entry.ts';

/** A table of an evening. */
export type EveningTable = {
  readonly table: string;
  /** The members drawn for it. */
  readonly members: readonly string[];
};

/** What nobody knew of a table before the end. */
export type TablePlan = LeagueEntryOf<'evening-ended'>['plans'][number];

/** Several tables of a league with the same deals. */
export type Evening = {
  readonly id: string;
  readonly openedAt: number;
  /** The hash of the key of who opened it. */
  readonly by: string;
  readonly players: number;
  readonly rounds: number;
  readonly tempo: Tempo;
  readonly tables: readonly EveningTable[];
  readonly ended: 'under-way' | EveningEnd;
};

type EveningEnd = {
  readonly at: number;
  readonly seq: number;
  /** By table. */
  readonly plans: readonly TablePlan[];
};

/** The evenings of a league, in the order in which they were opened. */
export function eveningsOf(entries: readonly LeagueEntry[]): readonly Evening[] {
  const evenings = new Map<string, Evening>();
  for (const entry of entries) {
    if (entry.type === 'evening-opened') evenings.set(entry.evening, openedEvening(entry));
    if (entry.type !== 'evening-ended') continue;
    const { evening, at, seq, plans } = entry;
    evenings.set(evening, { ...evenings.get(evening)!, ended: { at, seq, plans } });
  }
  return [...evenings.values()];
}

const openedEvening = ({
  evening: id,
  at: openedAt,
  by,
  players,
  rounds,
  tempo,
  tables,
}: LeagueEntryOf<'evening-opened'>): Evening => ({
  id,
  openedAt,
  by,
  players,
  rounds,
  tempo,
  tables,
  ended: 'under-way',
});
