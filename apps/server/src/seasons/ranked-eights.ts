import type { RankedAttemptAnswer, RankedDealRequest, RankedEight } from '@quando/protocol';
import { withoutMeta } from '@quando/rules/authority';
import {
  EIGHT_TARGET,
  eightSitters,
  idOf,
  isRankedNow,
  OWN_SEAT,
  parseEight,
  parseRankedEntry,
  RankedLog,
  rankedLogOf,
  rankedTime,
  ROUNDS,
  withoutRankedName,
  type Eight,
  type RankedAttempt,
  type RankedEntry,
} from '@quando/season';
import { seatRound } from '@quando/season/authority';
import type { Clock, FailurePort, LogEntry, OnlineTable, SoloGame, TableStorage } from '@quando/table';
import type { SharedDeals } from '../deals/shared-deals.ts';
import type { NewHead } from '../storage/sql-storage.ts';
import type { Eraser } from '../tables/eraser.ts';
import type { OpenTables } from '../tables/open-tables.ts';
import type { Turns } from '../turns.ts';
import type { SeasonLog, SeasonLogRules } from './season-log.ts';
import { SeasonLogs } from './season-logs.ts';
import { MasterRounds, type MasterRoundsOptions } from './master-rounds.ts';
import { eightRoundsOf } from './eight-rounds.ts';

export type RankedEightsOptions = MasterRoundsOptions & {
  readonly storage: TableStorage<NewHead>;
  readonly clock: Clock;
  readonly onFailure: FailurePort;
  readonly turns: Turns;
  readonly sharedDeals: SharedDeals;
  readonly tables: Pick<OpenTables, 'find' | 'prepareSolo'>;
  readonly eraser: Pick<Eraser, 'erase'>;
  /** Removes deleted data from the files. */
  readonly compact: () => Promise<void>;
};

type OpenEight = SeasonLog<RankedEntry, RankedLog>;

/** Whose attempt it is: the hash of their key, and how they sit at the table. */
type Player = { readonly by: string } & Pick<RankedDealRequest, 'name' | 'avatar'>;

/** Why no round is dealt. */
export type DealRefusal = 'over' | 'full' | 'unreadable' | 'not-stored';

/** How many people can play an eight. */
const MOST_ATTEMPTS = 5000;

/** How long a request waits until a finished round is entered, in milliseconds. */
const ENTERING = 10_000;

const RULES: SeasonLogRules<RankedEntry, RankedLog> = {
  kind: 'day',
  begin: (value) => {
    const log = rankedLogOf([value]);
    return log instanceof RankedLog ? log : undefined;
  },
  redaction: (erased) => {
    if (erased.type !== 'erased') return undefined;
    const redact = (earlier: LogEntry): LogEntry => {
      const entry = parseRankedEntry(earlier);
      return entry ? withoutRankedName(erased, entry) : earlier;
    };
    return { texts: [erased.by], redact };
  },
};

/** The id of an eight's log, which is never one of a table or a league. */
const logIdOf = (eight: Eight): string => `eight:${idOf(eight)}`;

/** The eights that are ranked on this server: their logs, the tables of their rounds, and their field. */
export class RankedEights {
  readonly logs: SeasonLogs<RankedEntry, RankedLog>;
  readonly #options: RankedEightsOptions;
  readonly #masterRounds: MasterRounds;
  /** Whether files may still contain a name that was deleted. */
  #isUncompacted = false;

  constructor(options: RankedEightsOptions) {
    const { storage, onFailure, turns, sharedDeals } = options;
    this.#options = options;
    this.#masterRounds = new MasterRounds(options);
    this.logs = new SeasonLogs({ rules: RULES, storage, onFailure, turns });
    sharedDeals.publishWhen(({ name }) => this.#isPublic(name));
  }

  /** What everybody may know of an eight. */
  async status(eight: Eight): Promise<RankedEight | 'unreadable'> {
    const found = await this.logs.find(logIdOf(eight));
    if (found === 'unreadable') return found;
    const log = typeof found === 'object' ? found.log : new RankedLog(this.#founded(eight));
    const { sharedDeals } = this.#options;
    const name = idOf(eight);
    const isPublic = this.#now() >= log.time.closes;
    return {
      eight: name,
      ...log.time,
      commitment: sharedDeals.commitmentOf(name),
      ...(isPublic && { secret: sharedDeals.secretOf(name) }),
      field: log.field,
      ...(eight.kind === 'club' && { results: log.results }),
    };
  }

  /** What a person has played of an eight; waits until a round that has just ended is entered. */
  async attempt(eight: Eight, by: string): Promise<RankedAttemptAnswer | 'unreadable'> {
    const found = await this.logs.find(logIdOf(eight));
    if (typeof found === 'string') return found === 'unreadable' ? found : { rounds: [] };
    await this.#settle(found, by);
    return this.#told(found.log.attemptOf(by));
  }

  /** Opens the next round of a person's attempt, or finds the one that is open. */
  async deal(eight: Eight, player: Player): Promise<RankedAttemptAnswer | DealRefusal> {
    const open = await this.#opened(eight);
    if (typeof open === 'string') return open;
    const { log } = open;
    await this.#settle(open, player.by);
    const attempt = log.attemptOf(player.by);
    const isOpen = attempt !== undefined && attempt.tables.length > attempt.rounds.length;
    if (isOpen || attempt?.rounds.length === ROUNDS) return this.#told(attempt);
    const refusal = this.#refusalAt(log, attempt);
    if (refusal) return refusal;
    const stored = await this.#open(open, attempt, player);
    return stored === 'not-stored' ? stored : this.#told(log.attemptOf(player.by));
  }

  /**
   * Enters a finished round, once however often this is repeated. Par is computed only now, and once for everybody. Throws
   * if it has to be repeated later.
   */
  async enter({ table, by, shared, record, endedAt }: SoloGame): Promise<'entered' | 'refused'> {
    const eight = parseEight(shared.name);
    const found = eight ? await this.logs.find(logIdOf(eight)) : 'not-found';
    if (found === 'unreadable') throw new Error('the log of an eight cannot be read');
    if (found === 'not-found' || !eight) return 'refused';
    const { log } = found;
    const round = shared.first ?? 0;
    const isOwn = log.attemptOf(by)?.tables[round] === table;
    if (!isOwn || endedAt >= log.time.closes) return 'refused';
    const { code: own, points } = seatRound(withoutMeta(record), OWN_SEAT);
    const { par, master } = log.masterIn(round) ?? (await this.#masterRounds.of(eight, round));
    const outcome = await found.submit<'refused'>({
      acceptedAt: () => (log.attemptOf(by)?.rounds[round] ? log.seq : undefined),
      decide: () => {
        const stamp = { seq: log.seq + 1, at: this.#now(), by } as const;
        const entry: RankedEntry = { ...stamp, type: 'scored', round, points, par, own, master };
        return log.isNext(entry) ? { change: { entry } } : { refusal: 'refused' };
      },
    });
    if ('acceptedAt' in outcome) {
      this.#masterRounds.forget(eight, round);
      return 'entered';
    }
    if (typeof outcome.refusal === 'string') return outcome.refusal;
    throw new Error('the result of a round was not stored');
  }

  /** Deletes a person's name from an eight, and the tables of their rounds. */
  async erase(eight: Eight, by: string): Promise<'erased' | 'nothing' | 'not-stored'> {
    const found = await this.logs.find(logIdOf(eight));
    const attempt = typeof found === 'object' ? found.log.attemptOf(by) : undefined;
    if (typeof found === 'string' || !attempt) return 'nothing';
    for (const table of attempt.tables) await this.#options.eraser.erase(table, by);
    const outcome = await found.submit<never>({
      acceptedAt: () => (found.log.attemptOf(by)?.name === undefined ? found.seq : undefined),
      decide: () => {
        this.#isUncompacted = true;
        return { change: { entry: { seq: found.seq + 1, at: this.#now(), by, type: 'erased' } } };
      },
    });
    if ('refusal' in outcome) return 'not-stored';
    await this.#compact();
    return 'erased';
  }

  /** Removes what was deleted from the files, again after a failure. */
  async #compact(): Promise<void> {
    if (!this.#isUncompacted) return;
    await this.#options.compact();
    this.#isUncompacted = false;
  }

  async #isPublic(name: string): Promise<boolean | undefined> {
    const eight = parseEight(name);
    if (!eight) return undefined;
    const found = await this.logs.find(logIdOf(eight));
    const time = typeof found === 'object' ? found.log.time : rankedTime(eight, this.#now());
    return this.#now() >= time.closes;
  }

  /** The log of an eight, which is made with its first attempt. */
  async #opened(eight: Eight): Promise<OpenEight | DealRefusal> {
    const id = logIdOf(eight);
    const found = await this.logs.find(id);
    if (found !== 'not-found') return found;
    if (!isRankedNow(eight, this.#now())) return 'over';
    const made = this.logs.make(id, [this.#founded(eight)]);
    // Another process may have been faster.
    await made.catch(() => {});
    const again = await this.logs.find(id);
    return again === 'not-found' ? 'not-stored' : again;
  }

  #refusalAt({ time, size }: RankedLog, attempt: RankedAttempt | undefined): DealRefusal | undefined {
    const now = this.#now();
    if (attempt) return now < time.closes ? undefined : 'over';
    if (now < time.from || now >= time.until) return 'over';
    return size < MOST_ATTEMPTS ? undefined : 'full';
  }

  /**
   * Makes the table of the next round, enters it, and only then lets it deal: a table that is entered and gone was
   * deleted by its person, who has seen the cards.
   */
  async #open(
    open: OpenEight,
    attempt: RankedAttempt | undefined,
    player: Player,
  ): Promise<'opened' | 'not-stored'> {
    const { log } = open;
    const { eight } = log;
    const round = attempt?.rounds.length ?? 0;
    const table = await this.#prepare(eight, round, player);
    const outcome = await open.submit<'out-of-date'>({
      acceptedAt: () => undefined,
      decide: () => {
        const stamp = { seq: log.seq + 1, at: this.#now(), by: player.by } as const;
        const isNamed = round === 0 && eight.kind === 'club';
        const named = isNamed ? { name: log.distinctName(player.name) } : {};
        const entry: RankedEntry = { ...stamp, type: 'opened', round, table, ...named };
        return log.isNext(entry) ? { change: { entry } } : { refusal: 'out-of-date' };
      },
    });
    if ('acceptedAt' in outcome) return 'opened';
    // Another request of the same person was faster.
    await this.#options.storage.remove(table);
    return outcome.refusal === 'out-of-date' ? 'opened' : 'not-stored';
  }

  #prepare(eight: Eight, round: number, { by: key, name, avatar }: Player): Promise<string> {
    const { players } = eight;
    const sharedDeals = { name: idOf(eight), first: round, rounds: 1 };
    const terms = { players, target: EIGHT_TARGET, tempo: 'relaxed', isOpen: false, sharedDeals } as const;
    const [person, ...masters] = eightSitters(players, { kind: 'person', name, avatar });
    return this.#options.tables.prepareSolo(terms, [
      { sitter: person, key },
      ...masters.map((sitter) => ({ sitter })),
    ]);
  }

  /** Waits for a while until a round that has ended is entered. */
  async #settle(open: OpenEight, by: string): Promise<void> {
    const table = await this.#tableIn(open.log.attemptOf(by));
    // A round that ends too late is not entered.
    const isClosed = this.#now() >= open.log.time.closes;
    if (typeof table !== 'object' || !table.isOver || isClosed) return;
    void table.attend();
    const until = performance.now() + ENTERING;
    for (;;) {
      const { tables = [], rounds = [] } = open.log.attemptOf(by) ?? {};
      const { seq } = open;
      if (tables.length === rounds.length) return;
      await open.news(seq, until - performance.now());
      // The time is over, or this process closes the log.
      if (open.seq === seq) return;
    }
  }

  /** The table of the round that is open. */
  async #tableIn(
    attempt: RankedAttempt | undefined,
  ): Promise<OnlineTable | 'none' | 'no-such-table' | 'unreadable'> {
    const id = attempt?.tables[attempt.rounds.length];
    if (id === undefined) return 'none';
    const table = await this.#options.tables.find(id);
    return typeof table === 'object' && !('attend' in table) ? 'unreadable' : table;
  }

  async #told(attempt: RankedAttempt | undefined): Promise<RankedAttemptAnswer | 'unreadable'> {
    if (!attempt) return { rounds: [] };
    const { startedAt } = attempt;
    const rounds = await eightRoundsOf(attempt.rounds, this.#options.turns);
    const table = await this.#tableIn(attempt);
    if (table === 'none') return { startedAt, rounds };
    if (table === 'unreadable') return table;
    return table === 'no-such-table'
      ? { startedAt, rounds, isVoid: true }
      : { startedAt, rounds, table: table.id };
  }

  #founded(eight: Eight): Extract<RankedEntry, { type: 'founded' }> {
    return { seq: 0, at: this.#now(), type: 'founded', eight: idOf(eight) };
  }

  #now(): number {
    return Math.round(this.#options.clock.now());
  }
}
