import type { Clock, OnlinePorts, TableFailure, TableStorage } from '@quando/table';
import type { FastifyBaseLogger } from 'fastify';
import { randomBytes } from 'node:crypto';
import { SharedDeals } from './deals/shared-deals.ts';
import { enterGame, eraseGuest } from './seasons/enter-game.ts';
import { EveningTables } from './seasons/evening-tables.ts';
import { RankedEights } from './seasons/ranked-eights.ts';
import { Leagues } from './seasons/leagues.ts';
import { PeriodicJobs, type PeriodicJob } from './periodic-jobs.ts';
import type { BroadcastMessage, Broadcast } from './broadcast/broadcast.ts';
import { broadcastingStorage } from './broadcast/broadcasting-storage.ts';
import { openBroadcast } from './broadcast/open-broadcast.ts';
import type { Limits } from './limits/limits.ts';
import { measuredStorage } from './metrics/measured-storage.ts';
import type { Metrics } from './metrics/metrics.ts';
import { Matchmaker } from './public/matchmaker.ts';
import { publicPlayOf, type PublicPlay } from './public/public-play.ts';
import { Presence, SCREEN } from './presence/presence.ts';
import { PresenceStore } from './presence/presence-store.ts';
import { Visitors } from './presence/visitors.ts';
import type { PushReach } from './push/push-endpoint.ts';
import type { PushSettings } from './push/push-settings.ts';
import { Push } from './push/push.ts';
import { ClockDoubts } from './storage/clock-doubts.ts';
import type { NewHead } from './storage/sql-storage.ts';
import type { Store, StorePlace } from './storage/store.ts';
import { WriteHealth } from './storage/write-health.ts';
import type { RetentionDays } from './retention-settings.ts';
import { forEachTable } from './tables/for-each-table.ts';
import { Eraser } from './tables/eraser.ts';
import { OpenTables } from './tables/open-tables.ts';
import { RecordTexts } from './tables/record-texts.ts';
import { freshTableId } from './tables/table-id.ts';
import { Retention } from './tables/retention.ts';
import { TableCodes } from './tables/table-codes.ts';
import { TableHeads } from './tables/table-heads.ts';
import { BotPool } from './bots/bot-pool.ts';
import { Turns } from './turns.ts';

export type TableServerOptions = {
  readonly store: Store;
  readonly place: StorePlace;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly limits: Limits;
  /** A factor for the bots' thinking time; 0 means none. */
  readonly pace: number;
  /** How long tables are kept. */
  readonly retention: RetentionDays;
  readonly push: PushSettings;
  readonly pushReach: PushReach;
};

const SECOND = 1000;

/** An open table performs its due actions itself; a table overdue for this long is open nowhere. */
const OVERDUE = 2 * SECOND;

/** Everything between the sockets and the storage: the open tables of one process, and its links to other processes. */
export class TableServer {
  readonly tables: OpenTables;
  readonly presence: Presence;
  readonly visitors: Visitors;
  readonly heads: TableHeads;
  readonly codes: TableCodes;
  readonly writes: WriteHealth = new WriteHealth();
  readonly eraser: Eraser;
  readonly push: Push;
  readonly matchmaker: Matchmaker;
  readonly publicPlay: PublicPlay;
  readonly leagues: Leagues;
  readonly eights: RankedEights;
  readonly sharedDeals: SharedDeals = new SharedDeals();
  readonly evenings: EveningTables = new EveningTables({
    deals: this.sharedDeals,
    leagues: () => this.leagues,
    tables: () => this.tables,
    now: () => this.#options.clock.now(),
  });
  readonly records: RecordTexts = new RecordTexts();
  readonly turns: Turns = new Turns();
  readonly #options: TableServerOptions;
  /** The id of this process among those that share the storage. */
  readonly #process: string = freshTableId();
  readonly #now = (): number => this.#options.clock.now();
  readonly #retention: Retention;
  readonly #broadcast: Broadcast;
  readonly #storage: TableStorage<NewHead>;
  readonly #bots: BotPool = new BotPool();
  readonly #jobs: PeriodicJobs;
  /** The tables to which somebody without a seat has come, or from which they have gone. */
  readonly #visited: Set<string> = new Set();

  constructor(options: TableServerOptions) {
    const { store, metrics, log } = options;
    this.#options = options;
    this.heads = new TableHeads(store.db);
    this.codes = new TableCodes({ db: store.db, now: this.#now });
    this.#broadcast = this.#openBroadcast();
    const measured = measuredStorage(store.storage, metrics, this.writes);
    this.#storage = broadcastingStorage(measured, this.#broadcast);
    this.leagues = this.#makeLeagues();
    this.sharedDeals.publishWhen(this.evenings.isPublic);
    const book = new PresenceStore(store.db, this.writes);
    this.#retention = this.#makeRetention(book);
    this.presence = this.#makePresence(book);
    this.visitors = new Visitors(this.presence);
    this.tables = this.#makeTables();
    this.push = this.#makePush();
    this.publicPlay = publicPlayOf(store.db, this.#now);
    this.matchmaker = new Matchmaker({
      store,
      book: this.publicPlay.book,
      tables: this.tables,
      now: this.#now,
      onFailure: (table, error) => this.#report({ table, during: 'load', error, isRetried: false }),
    });
    this.eraser = this.#makeEraser();
    this.eights = this.#makeEights();
    this.#jobs = new PeriodicJobs(this.#periodicJobs(), (error) => log.error(error));
  }

  /** Resolves once this process and the others know of each other. */
  async open(): Promise<void> {
    await this.sharedDeals.open(this.#options.store.db);
    await this.#retention.open();
    await this.presence.renew();
    await this.push.open();
  }

  /** Finishes all writes, then stops. */
  async close(): Promise<void> {
    await this.#jobs.stop();
    await this.push.close();
    await this.tables.close();
    await this.leagues.logs.close();
    await this.eights.logs.close();
    await this.presence.close();
    await this.#broadcast.close();
    await this.#bots.close();
  }

  /** Deletes a table, whoever sits there. */
  readonly removeTable = async (table: string): Promise<void> => {
    await this.#options.store.storage.remove(table);
    this.#dismiss(table);
  };

  #dismiss(table: string): void {
    this.tables.drop(table);
    this.#broadcast.send({ kind: 'removed', table });
  }

  #openBroadcast(): Broadcast {
    const { place, store, log } = this.#options;
    return openBroadcast(place, store, {
      process: this.#process,
      onMessage: (message) => this.#receive(message),
      onFailure: (error) => log.error(error),
    });
  }

  #makeLeagues(): Leagues {
    const { store, clock } = this.#options;
    return new Leagues({
      storage: this.#storage,
      clock,
      onFailure: (failure) => this.#report(failure),
      turns: this.turns,
      compact: () => store.compact(),
      evenings: this.evenings.ports,
      onRemoved: (league) => this.#broadcast.send({ kind: 'removed', table: league }),
    });
  }

  #makeRetention(presence: PresenceStore): Retention {
    const { store, log, retention: days } = this.#options;
    return new Retention({
      heads: this.heads,
      presence,
      doubts: new ClockDoubts(store.db),
      process: this.#process,
      days,
      now: this.#now,
      wall: () => Date.now(),
      onRemoved: () => store.compact(),
      warn: (words) => log.warn(words),
    });
  }

  #makePresence(book: PresenceStore): Presence {
    const { log } = this.#options;
    return new Presence({
      book,
      process: this.#process,
      now: this.#now,
      onChange: (table) => this.tables.inMemory(table)?.refreshPresence(),
      onVisit: (table) => this.#visited.add(table),
      onFailure: (error) => log.error(error),
    });
  }

  #makeTables(): OpenTables {
    return new OpenTables({
      ports: this.#ports(),
      onOpen: (table) => this.presence.learn(table),
      onClose: (table) => {
        this.presence.forget(table);
        this.records.forget(table);
      },
    });
  }

  #makePush(): Push {
    const { store, push, pushReach, limits, log } = this.#options;
    return new Push({
      ...this.#options,
      db: store.db,
      settings: push,
      reach: pushReach,
      tables: this.tables,
      delays: limits.calls,
      isHere: (table, { seat }) => this.presence.absentSince(table, seat) === undefined,
      onFailure: (error) => log.error(error),
    });
  }

  #makeEraser(): Eraser {
    return new Eraser({
      store: this.#options.store,
      tables: this.tables,
      calls: this.push.store,
      strangers: this.publicPlay.book,
      forgetGuest: (guest) => eraseGuest(this.leagues, guest),
      onErased: (table) => this.records.forget(table),
      onRemoved: (table) => this.#dismiss(table),
    });
  }

  #makeEights(): RankedEights {
    const { store, clock } = this.#options;
    return new RankedEights({
      storage: this.#storage,
      clock,
      onFailure: (failure) => this.#report(failure),
      turns: this.turns,
      sharedDeals: this.sharedDeals,
      tables: this.tables,
      eraser: this.eraser,
      master: (view) => this.#bots.master(view),
      compact: () => store.compact(),
    });
  }

  #ports(): OnlinePorts {
    const { metrics, clock, pace } = this.#options;
    return {
      storage: this.#storage,
      clock,
      freshSecret: () => randomBytes(32).toString('hex'),
      sharedSecret: (name) => this.sharedDeals.secretOf(name),
      freshTable: freshTableId,
      think: (turn) => this.#bots.think(turn),
      pace: () => pace,
      absentSince: (table, seat) => this.presence.absentSince(table, seat),
      hasScreen: (table) => this.presence.absentSince(table, SCREEN) === undefined,
      visitors: (table) => this.presence.visitorsAt(table),
      onSaid: (table, said) => this.#broadcast.send({ kind: 'said', table, said }),
      report: (game) => ('league' in game ? enterGame(this.leagues, game) : this.eights.enter(game)),
      onLost: (_, why) => metrics.lostViews.inc({ why }),
      onFailure: (failure) => this.#report(failure),
      giveWay: () => this.turns.next(),
    };
  }

  #periodicJobs(): PeriodicJob[] {
    const alone: PeriodicJob[] = [
      { every: SECOND, run: () => this.#attendOverdue() },
      { every: SECOND, run: () => this.#tellOfVisitors() },
      { every: 2 * SECOND, run: () => this.presence.renew() },
      { every: 10 * SECOND, run: () => this.#closeIdle(this.#options.limits.idle) },
      { every: 600 * SECOND, run: () => this.#retention.run() },
      { every: 600 * SECOND, run: () => this.codes.forgetExpired() },
      { every: this.#options.limits.calls.every, run: () => this.push.run() },
      { every: 600 * SECOND, run: () => this.push.store.forgetRemoved() },
      { every: 60 * SECOND, run: () => this.publicPlay.book.putAway(this.#options.clock.now()) },
      { every: 600 * SECOND, run: () => this.publicPlay.reports.forgetOld(this.#options.clock.now()) },
      { every: 600 * SECOND, run: () => this.publicPlay.bans.forgetOver() },
    ];
    // Broadcasts can get lost.
    const shared: PeriodicJob = { every: 2 * SECOND, run: () => this.#refreshChanged() };
    return this.#options.store.kind === 'postgres' ? [...alone, shared] : alone;
  }

  #closeIdle(idle: number): void {
    this.tables.closeIdle(idle);
    this.leagues.logs.closeIdle(idle);
    this.eights.logs.closeIdle(idle);
  }

  /** Anybody may come and go as often as they like, so a table is told at most once in a while. */
  async #tellOfVisitors(): Promise<void> {
    const visited = [...this.#visited];
    this.#visited.clear();
    for (const table of visited) this.tables.inMemory(table)?.refreshPresence();
  }

  #receive(message: BroadcastMessage): void {
    if (message.kind === 'removed') return this.#drop(message.table);
    if (message.kind === 'said') this.tables.inMemory(message.table)?.hear(message.said);
    else this.#refresh(message.table);
  }

  async #attendOverdue(): Promise<void> {
    const overdue = await this.heads.overdue(this.#options.clock.now() - OVERDUE);
    await forEachTable(
      overdue,
      (id) => this.#attend(id),
      (table, error) => this.#report({ table, during: 'due-action', error, isRetried: true }),
    );
  }

  /** Forgets a table, a league or an eight that no longer exists. */
  #drop(id: string): void {
    this.tables.drop(id);
    this.leagues.logs.drop(id);
    this.eights.logs.drop(id);
  }

  /** Failures are reported, so that one table's failure does not affect others. */
  #refresh(id: string): void {
    const { tables, leagues, eights } = this;
    const open = tables.inMemory(id) ?? leagues.logs.inMemory(id) ?? eights.logs.inMemory(id);
    open
      ?.refresh()
      .catch((error: unknown) => this.#report({ table: id, during: 'read', error, isRetried: false }));
  }

  #report({ table, during, error, isRetried }: TableFailure): void {
    this.#options.metrics.failures.inc({ during });
    this.#options.log.error({ table, during, isRetried, err: error }, 'a table failed');
  }

  async #attend(id: string): Promise<void> {
    const table = await this.tables.find(id);
    if (typeof table === 'object' && 'attend' in table) await table.attend();
  }

  async #refreshChanged(): Promise<void> {
    const tables = [...this.tables].map(({ id, seq }): [string, number] => [id, seq]);
    const known = [...tables, ...this.leagues.logs.known, ...this.eights.logs.known];
    const { grown, gone } = await this.heads.changed(new Map(known));
    for (const id of gone) this.#drop(id);
    for (const id of grown) this.#refresh(id);
  }
}
