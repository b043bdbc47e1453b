import type { Database } from '../storage/schema.ts';
import type { Subscription } from './push-sender.ts';

/** A person at a table: the hash of their key. */
export type PersonAt = { readonly table: string; readonly person: string };

/** A table whose log has grown since somebody looked whom to call there. */
export type ChangedTable = {
  readonly table: string;
  /** Where its log ends. */
  readonly seq: number;
  /** For a rematch: the table where its people have played before. */
  readonly origin?: string;
};

/** A table as it is when a subscription is kept. */
export type Moment = {
  /** Nobody is called for what has happened up to this seq. */
  readonly seq: number;
  /** The hashes of the keys of everybody who sits there. */
  readonly people: readonly string[];
  readonly now: number;
};

/** Devices of one person that are called at a table; the oldest are dropped. */
const MOST_DEVICES = 5;

const TABLES = ['push_subscriptions', 'push_tables', 'push_calls'] as const;

/** How many tables are looked at in one go. */
const AT_ONCE = 100;

/** Whom to call at which tables, and what they have been called for, in the database: the same for all processes. */
export class PushStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Keeps a subscription of one of the people who sit at a table, and no longer those of others. */
  async keep(who: PersonAt, to: Subscription, { seq, people, now }: Moment): Promise<void> {
    const { table, person } = who;
    const fields = { p256dh: to.p256dh, auth: to.auth, kept_at: now };
    await this.#db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('push_subscriptions')
        .values({ table_id: table, person, endpoint: to.endpoint, ...fields })
        .onConflict((conflict) => conflict.columns(['table_id', 'person', 'endpoint']).doUpdateSet(fields))
        .execute();
      await watch(transaction, { table, seq });
      await dropOldest(transaction, who);
      const others = transaction.deleteFrom('push_subscriptions').where('table_id', '=', table);
      await others.where('person', 'not in', people).execute();
    });
  }

  /** Deletes the subscription of one device of a person at a table. */
  async drop({ table, person }: PersonAt, endpoint: string): Promise<void> {
    await this.#db
      .deleteFrom('push_subscriptions')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .where('endpoint', '=', endpoint)
      .execute();
  }

  /** Deletes a subscription that no longer exists, at all tables. */
  async dropEndpoint(endpoint: string): Promise<void> {
    await this.#db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
  }

  /** Deletes everything about a person at a table; returns whether there was anything. */
  async dropPerson({ table, person }: PersonAt): Promise<boolean> {
    const deleted = (['push_subscriptions', 'push_calls'] as const).map((name) =>
      this.#db
        .deleteFrom(name)
        .where('table_id', '=', table)
        .where('person', '=', person)
        .executeTakeFirstOrThrow(),
    );
    return (await Promise.all(deleted)).some(({ numDeletedRows }) => numDeletedRows > 0n);
  }

  /** Deletes what is left of tables that no longer exist. */
  async forgetRemoved(): Promise<void> {
    const tables = this.#db.selectFrom('tables').select('id');
    for (const name of TABLES) await this.#db.deleteFrom(name).where('table_id', 'not in', tables).execute();
  }

  of({ table, person }: PersonAt): Promise<Subscription[]> {
    return this.#db
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'p256dh', 'auth'])
      .where('table_id', '=', table)
      .where('person', '=', person)
      .execute();
  }

  /** Tables whose logs have grown since they were last looked at. */
  async changed(): Promise<ChangedTable[]> {
    const rows = await this.#db
      .selectFrom('push_tables')
      .innerJoin('tables', 'tables.id', 'push_tables.table_id')
      .select(['tables.id', 'tables.seq', 'push_tables.origin'])
      .whereRef('tables.seq', '>', 'push_tables.seq')
      .orderBy('tables.changed_at')
      .limit(AT_ONCE)
      .execute();
    return rows.map(({ id: table, seq, origin }) => ({ table, seq, ...(origin !== null && { origin }) }));
  }

  /** Notes that everybody has been called who has to be by this seq. */
  async looked(table: string, seq: number): Promise<void> {
    const row = this.#db.updateTable('push_tables').set({ seq });
    await row.where('table_id', '=', table).where('seq', '<', seq).execute();
  }

  /**
   * Claims a call, which exactly one process does, once and for all; of several calls of a person only later ones can
   * still be claimed.
   */
  async claim({ table, person }: PersonAt, number: number): Promise<boolean> {
    const row = await this.#db
      .insertInto('push_calls')
      .values({ table_id: table, person, number })
      .onConflict((conflict) =>
        conflict
          .columns(['table_id', 'person'])
          .doUpdateSet({ number })
          .where('push_calls.number', '<', number),
      )
      .returning('number')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Whoever is called at a table is also called where its people play again. */
  async follow(table: string, rematch: string): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const kept = await transaction
        .selectFrom('push_subscriptions')
        .selectAll()
        .where('table_id', '=', table)
        .execute();
      const isThere = await transaction.selectFrom('tables').select('id').where('id', '=', rematch).execute();
      if (kept.length === 0 || isThere.length === 0) return;
      await transaction
        .insertInto('push_subscriptions')
        .values(kept.map((row) => ({ ...row, table_id: rematch })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await watch(transaction, { table: rematch, seq: -1, origin: table });
    });
  }
}

type Watched = { readonly table: string; readonly seq: number; readonly origin?: string };

async function watch(db: Database, { table, seq, origin }: Watched): Promise<void> {
  await db
    .insertInto('push_tables')
    .values({ table_id: table, seq, origin: origin ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function dropOldest(db: Database, { table, person }: PersonAt): Promise<void> {
  const kept = await db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .orderBy('kept_at', 'desc')
    .execute();
  const old = kept.slice(MOST_DEVICES).map(({ endpoint }) => endpoint);
  if (old.length === 0) return;
  await db
    .deleteFrom('push_subscriptions')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .where('endpoint', 'in', old)
    .execute();
}

/** Deletes everything that is kept to call people at a table. */
export async function removeCallsFrom(db: Database, table: string): Promise<void> {
  for (const name of TABLES) await db.deleteFrom(name).where('table_id', '=', table).execute();
}
