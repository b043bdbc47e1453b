import { OnlineTable, type Call, type Clock } from '@quando/table';
import type { Limits } from '../limits/limits.ts';
import { forEachTable } from '../tables/for-each-table.ts';
import type { OpenTables } from '../tables/open-tables.ts';
import type { PushMessage, PushResult, PushSender, Subscription } from './push-sender.ts';
import type { ChangedTable, PushStore } from './push-store.ts';

export type PushCallerOptions = {
  readonly store: PushStore;
  readonly sender: Pick<PushSender, 'send' | 'abort'>;
  readonly tables: Pick<OpenTables, 'find'>;
  readonly clock: Clock;
  readonly delays: Limits['calls'];
  /** Whether anybody with this seat is connected to a table in memory. */
  readonly isHere: (table: string, call: Call) => boolean;
  readonly onResult: (result: PushResult) => void;
  readonly onFailure: (error: unknown) => void;
};

/** How often a message is sent that a busy service has not taken, and how long it waits each time, in milliseconds. */
const ATTEMPTS = 3;
const PAUSE = 60_000;

/** How long messages on their way may take at shutdown, in milliseconds. */
const PATIENCE = 2000;

/** How many messages may be on their way before the next people are called. */
const MOST_UNDER_WAY = 50;

/** Calls people who are away, once for every turn and every invitation: whoever is there by then needs no call. */
export class PushCaller {
  readonly #options: PushCallerOptions;
  readonly #openedAt: number;
  readonly #retries: Set<() => void> = new Set();
  readonly #underWay: Set<Promise<void>> = new Set();

  constructor(options: PushCallerOptions) {
    this.#options = options;
    this.#openedAt = options.clock.now();
  }

  /** Looks once at all tables that have changed. */
  async run(): Promise<void> {
    const { store, clock, delays, onFailure } = this.#options;
    // A process that has just been started cannot know yet who is still there.
    if (clock.now() - this.#openedAt < delays.turn) return;
    const changed = new Map((await store.changed()).map((table) => [table.table, table]));
    const look = (id: string): Promise<void> => this.#look(changed.get(id)!);
    await forEachTable([...changed.keys()], look, (_, error) => onFailure(error));
  }

  /** Sends nothing again; resolves once nothing is on its way any more, or it has taken too long. */
  async close(): Promise<void> {
    for (const cancel of this.#retries) cancel();
    const patience = setTimeout(() => this.#options.sender.abort(), PATIENCE);
    await Promise.all(this.#underWay);
    clearTimeout(patience);
  }

  async #look(changed: ChangedTable): Promise<void> {
    const { store, tables } = this.#options;
    const { table: id, origin } = changed;
    const table = await tables.find(id);
    // Nobody can be called at a table that cannot be read.
    if (!(table instanceof OnlineTable)) return store.looked(id, changed.seq);
    await table.refresh();
    // Who is still at the table where they have played before is known once it is in memory.
    if (origin !== undefined) await tables.find(origin);
    const { calls, seq, rematch } = table;
    const ripe = calls.filter((call) => this.#isRipe(call));
    for (const call of ripe) await this.#call(call, changed);
    if (rematch !== undefined) await store.follow(id, rematch);
    if (ripe.length === calls.length) await store.looked(id, seq);
  }

  #isRipe({ kind, since }: Call): boolean {
    const { clock, delays } = this.#options;
    return clock.now() - since >= delays[kind];
  }

  async #call(call: Call, { table, origin }: ChangedTable): Promise<void> {
    const { store, isHere } = this.#options;
    const who = { table, person: call.person };
    const subscriptions = await store.of(who);
    if (subscriptions.length === 0 || !(await store.claim(who, call.number))) return;
    if ([table, origin].some((place) => place !== undefined && isHere(place, call))) return;
    const message = { kind: call.kind, table };
    for (const to of subscriptions) await this.#begin(() => this.#send(to, message, call.until, ATTEMPTS));
  }

  /** Resolves as soon as there is room for another message: a slow service does not hold up the others. */
  async #begin(send: () => Promise<void>): Promise<void> {
    while (this.#underWay.size >= MOST_UNDER_WAY) await Promise.race(this.#underWay);
    const sent: Promise<void> = send()
      .catch((error: unknown) => this.#options.onFailure(error))
      .finally(() => this.#underWay.delete(sent));
    this.#underWay.add(sent);
  }

  async #send(to: Subscription, message: PushMessage, until: number, attempts: number): Promise<void> {
    const { sender, store, clock, onResult } = this.#options;
    const seconds = Math.floor((until - clock.now()) / 1000);
    if (seconds <= 0) return;
    const result = await sender.send(to, message, seconds);
    onResult(result);
    if (result === 'gone') await store.dropEndpoint(to.endpoint);
    if (result === 'busy' && attempts > 1) this.#later(() => this.#send(to, message, until, attempts - 1));
  }

  #later(send: () => Promise<void>): void {
    const cancel = this.#options.clock.after(PAUSE, () => {
      this.#retries.delete(cancel);
      void this.#begin(send);
    });
    this.#retries.add(cancel);
  }
}
