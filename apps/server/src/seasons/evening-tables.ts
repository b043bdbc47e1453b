import { GREATEST_TARGET, type Terms } from '@quando/protocol';
import {
  dealsNameOf,
  eveningOfDeals,
  type EveningPorts,
  type LeagueEntryOf,
  type TablePlan,
} from '@quando/season';
import { sharedOrder, sharedShuffle } from '@quando/table';
import type { Publication, SharedDeals } from '../deals/shared-deals.ts';
import type { OpenTables } from '../tables/open-tables.ts';
import { freshTableId } from '../tables/table-id.ts';
import type { Leagues, OpenLeague } from './leagues.ts';

type OpenedEvening = LeagueEntryOf<'evening-opened'>;

export type EveningTablesOptions = {
  readonly deals: Pick<SharedDeals, 'secretOf'>;
  readonly leagues: () => Leagues;
  readonly tables: () => OpenTables;
  readonly now: () => number;
};

/** So long after its end, nobody plays any more at the other tables of an evening whose league is gone, in milliseconds. */
const LONGEST_EVENING = 30 * 24 * 60 * 60 * 1000;

/** The tables of duplicate evenings: their deals, and that each exists before anybody hears of it. */
export class EveningTables {
  readonly #options: EveningTablesOptions;
  /** The evenings whose tables this process knows to exist. */
  readonly #made: Set<string> = new Set();

  constructor(options: EveningTablesOptions) {
    this.#options = options;
  }

  /** What this server adds to the evenings of leagues. */
  readonly ports: EveningPorts = {
    freshTable: freshTableId,
    plansOf: (evening) => this.#plansOf(evening),
  };

  /** The deals of an evening are public once it has ended; if its league was deleted, once it must have ended. */
  readonly isPublic: Publication = async ({ name, league: id, endedAt = Infinity }) => {
    const evening = eveningOfDeals(name);
    if (id === undefined || evening === undefined) return undefined;
    const league = await this.#options.leagues().find(id);
    if (league === 'unreadable') return false;
    const known = league === 'not-found' ? undefined : league.log.evenings.get(evening);
    const isOurs = league !== 'not-found' && known && isOfDeals(league.log, known.opened, name);
    return isOurs ? known.ended !== undefined : this.#options.now() - endedAt >= LONGEST_EVENING;
  };

  /** Makes the tables of a league's evening that do not exist yet, also if another process has died over it. */
  async make({ id, log }: OpenLeague): Promise<void> {
    for (const { opened, ended } of log.evenings.values()) {
      const name = dealsNameOf(opened);
      if (ended) this.#made.delete(name);
      if (ended || this.#made.has(name) || isFromElsewhere(log, opened)) continue;
      await Promise.all(opened.tables.map((_, number) => this.#makeTable(id, opened, number)));
      this.#made.add(name);
    }
  }

  async #makeTable(league: string, opened: OpenedEvening, number: number): Promise<void> {
    const { table } = opened.tables[number]!;
    const tables = this.#options.tables();
    if ((await tables.find(table)) !== 'no-such-table') return;
    try {
      await tables.makeAs(table, termsOf(league, opened, number));
    } catch (error) {
      // Another process may have been faster; else the storage has failed.
      if ((await tables.find(table)) === 'no-such-table') throw error;
    }
  }

  #plansOf(opened: OpenedEvening): readonly TablePlan[] {
    const { players, rounds, tables } = opened;
    const name = dealsNameOf(opened);
    const secret = this.#options.deals.secretOf(name);
    return tables.map((_, table) => {
      const deals = sharedOrder({ name, secret }, { table, rounds });
      return { dealer: sharedShuffle({ name, secret, number: deals[0]! }, players).dealer, deals };
    });
  }
}

/** No target ends the game, nobody watches, and the order of the deals is the table's own. */
const termsOf = (league: string, opened: OpenedEvening, lot: number): Terms => ({
  players: opened.players,
  target: GREATEST_TARGET,
  tempo: opened.tempo,
  isOpen: false,
  league,
  sharedDeals: { name: dealsNameOf(opened), rounds: opened.rounds, lot },
});

/**
 * Whether an evening of a league was dealt by this name. One that has been imported was not: whoever deletes a league and
 * imports it again could say that an evening is over at which others still play.
 */
const isOfDeals = (log: OpenLeague['log'], opened: OpenedEvening, name: string): boolean =>
  dealsNameOf(opened) === name && !isFromElsewhere(log, opened);

/** An evening that was opened on the server from which the league was imported has no tables here. */
function isFromElsewhere({ entries }: OpenLeague['log'], { at }: OpenedEvening): boolean {
  const [founded] = entries;
  return founded?.type === 'founded' && founded.importedAt !== undefined && founded.importedAt > at;
}
