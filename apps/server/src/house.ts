import type { Clock, OnlinePorts } from '@quando/table';
import type { FastifyBaseLogger } from 'fastify';
import { randomBytes } from 'node:crypto';
import { Chores, type Chore } from './chores.ts';
import type { Hint, Hints } from './hints/hint.ts';
import { hintingStorage } from './hints/hinting-storage.ts';
import { openHints } from './hints/open-hints.ts';
import type { Limits } from './limits/limits.ts';
import { measuredStorage } from './metrics/measured-storage.ts';
import type { Metrics } from './metrics/metrics.ts';
import { Presence } from './presence/presence.ts';
import { PresenceBook } from './presence/presence-book.ts';
import type { Store, StorePlace } from './storage/store.ts';
import { OpenTables } from './tables/open-tables.ts';
import { freshTableId } from './tables/table-id.ts';
import { TableHeads } from './tables/table-heads.ts';
import { Thinkers } from './thinking/thinkers.ts';

export type HouseOptions = {
  readonly store: Store;
  readonly place: StorePlace;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly limits: Limits;
  /** By how much bots' thinking time is stretched; 0 is none. */
  readonly pace: number;
};

const SECOND = 1000;

/** What is due at an open table happens by itself; what has been overdue for so long is nobody's yet. */
const OVERDUE = 2 * SECOND;

/** After so long nobody asks any more when a dead process was last seen. */
const LONG_DEAD = 24 * 60 * 60 * SECOND;

/** Everything between the sockets and the storage: the open tables of one process, and its dealings with the others. */
export class House {
  readonly tables: OpenTables;
  readonly presence: Presence;
  readonly heads: TableHeads;
  readonly #options: HouseOptions;
  readonly #book: PresenceBook;
  readonly #hints: Hints;
  readonly #thinkers: Thinkers = new Thinkers();
  readonly #chores: Chores;

  constructor(options: HouseOptions) {
    const { store, place, log, clock } = options;
    const process = freshTableId();
    const onFailure = (error: unknown): void => log.error(error);
    this.#options = options;
    this.heads = new TableHeads(store.db);
    this.#hints = openHints(place, store, { process, onHint: (hint) => this.#hear(hint) });
    this.#book = new PresenceBook(store.db);
    this.presence = new Presence({
      book: this.#book,
      process,
      now: () => clock.now(),
      onChange: (table) => this.tables.awake(table)?.refreshPresence(),
      onFailure,
    });
    this.tables = new OpenTables({
      ports: this.#ports(),
      onOpen: (table) => this.presence.learn(table),
      onSleep: (table) => this.presence.forget(table),
    });
    this.#chores = new Chores(this.#routine(), onFailure);
  }

  /** Kept once this process is known to the others, and knows them. */
  open(): Promise<void> {
    return this.presence.renew();
  }

  /** Finishes what is being stored, and stops. */
  async close(): Promise<void> {
    await this.#chores.stop();
    await this.tables.close();
    await this.presence.close();
    await this.#hints.close();
    await this.#thinkers.close();
  }

  #ports(): OnlinePorts {
    const { store, metrics, log, clock, pace } = this.#options;
    return {
      storage: hintingStorage(measuredStorage(store.storage, metrics), this.#hints),
      clock,
      freshSecret: () => randomBytes(32).toString('hex'),
      freshTable: freshTableId,
      think: (turn) => this.#thinkers.think(turn),
      pace: () => pace,
      absentSince: (table, seat) => this.presence.absentSince(table, seat),
      onSaid: (table, said) => this.#hints.tell({ kind: 'said', table, said }),
      onFailure: ({ table, during, error, isRetried }) =>
        log.error({ table, during, isRetried, err: error }, 'a table failed'),
    };
  }

  #routine(): Chore[] {
    const alone: Chore[] = [
      { every: SECOND, run: () => this.#attendOverdue() },
      { every: 2 * SECOND, run: () => this.presence.renew() },
      { every: 10 * SECOND, run: () => this.tables.rest(this.#options.limits.idle) },
      { every: 600 * SECOND, run: () => this.heads.removeOld(this.#options.clock.now()) },
      { every: 600 * SECOND, run: () => this.#book.forget(this.#options.clock.now() - LONG_DEAD) },
    ];
    // Hints may get lost.
    const shared: Chore = { every: 2 * SECOND, run: () => this.#refreshGrown() };
    return this.#options.store.kind === 'postgres' ? [...alone, shared] : alone;
  }

  #hear(hint: Hint): void {
    const table = this.tables.awake(hint.table);
    if (hint.kind === 'said') table?.hear(hint.said);
    else void table?.refresh();
  }

  async #attendOverdue(): Promise<void> {
    for (const id of await this.heads.overdue(this.#options.clock.now() - OVERDUE)) {
      const table = await this.tables.find(id);
      if (typeof table === 'object' && 'attend' in table) await table.attend();
    }
  }

  async #refreshGrown(): Promise<void> {
    const known = new Map([...this.tables].map(({ id, seq }) => [id, seq]));
    for (const id of await this.heads.grown(known)) void this.tables.awake(id)?.refresh();
  }
}
