import * as v from 'valibot';
import type { Database } from '../storage/schema.ts';

/** A person at a public table: the hash of their key there, and what they are known by at all public tables. */
export type PublicPerson = {
  readonly table: string;
  readonly key: string;
  readonly person: string;
  readonly address: string;
  /** Those with whom they do not want to sit. */
  readonly avoid: readonly string[];
};

/** A table at which nothing has happened for this long has no people left, in milliseconds. */
const DESERTED = 10 * 60 * 1000;

/** The most tables that are looked at to find a seat or to be listed. */
const AT_ONCE = 60;

/** The public tables and who was given a seat there, in the database: the same for all processes. */
export class PublicBook {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async add(table: string, language: string): Promise<void> {
    await this.#db.insertInto('public_tables').values({ table_id: table, language }).execute();
  }

  /** The public tables with games that are not over, those where something has just happened first. */
  tables(): Promise<{ readonly table: string; readonly language: string }[]> {
    return this.#db
      .selectFrom('public_tables')
      .innerJoin('tables', 'tables.id', 'public_tables.table_id')
      .select(['public_tables.table_id as table', 'public_tables.language as language'])
      .where('tables.is_over', '=', 0)
      .orderBy('tables.changed_at', 'desc')
      .limit(AT_ONCE)
      .execute();
  }

  /** Notes who sits at a table; again if they come with another wish. */
  async enter({ table, key, person, address, avoid }: PublicPerson): Promise<void> {
    const values = { person, address, avoids: JSON.stringify(avoid) };
    await this.#db
      .insertInto('public_people')
      .values({ table_id: table, key_hash: key, ...values })
      .onConflict((conflict) => conflict.columns(['table_id', 'key_hash']).doUpdateSet(values))
      .execute();
  }

  /** Everybody who was given a seat at a table. */
  async people(table: string): Promise<readonly PublicPerson[]> {
    const rows = await this.#db
      .selectFrom('public_people')
      .selectAll()
      .where('table_id', '=', table)
      .execute();
    return rows.map(({ table_id, key_hash, person, address, avoids }) => {
      return { table: table_id, key: key_hash, person, address, avoid: avoidedIn(avoids) };
    });
  }

  /** Deletes what is known of a person at a table; returns whether there was anything. */
  async leave(table: string, key: string): Promise<boolean> {
    const rows = this.#db.deleteFrom('public_people').where('table_id', '=', table);
    const { numDeletedRows } = await rows.where('key_hash', '=', key).executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  /** The seats that a person was given at public tables, by the hash of the key that they have there. */
  seatsOf(person: string): Promise<{ readonly table: string; readonly key: string }[]> {
    return this.#db
      .selectFrom('public_people')
      .select(['table_id as table', 'key_hash as key'])
      .where('person', '=', person)
      .execute();
  }

  /** Puts away tables without people: they are no longer public, and nothing is known of who sat there. */
  async putAway(now: number): Promise<void> {
    const rows = await this.#db
      .selectFrom('public_tables')
      .leftJoin('tables', 'tables.id', 'public_tables.table_id')
      .select('public_tables.table_id as table')
      .where((where) =>
        where.or([where('tables.changed_at', '<', now - DESERTED), where('tables.id', 'is', null)]),
      )
      .execute();
    for (const { table } of rows)
      await this.#db.transaction().execute((transaction) => forgetPublic(transaction, table));
  }
}

/** Nobody, if the row cannot be read: it would keep everybody from every table. */
function avoidedIn(text: string): readonly string[] {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(v.string())), text);
  return read.success ? read.output : [];
}

/** Deletes what makes a table public. */
export async function forgetPublic(db: Database, table: string): Promise<void> {
  await db.deleteFrom('public_tables').where('table_id', '=', table).execute();
  await db.deleteFrom('public_people').where('table_id', '=', table).execute();
}
