import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** By name and in order; released migrations never change, and changes are added as new ones. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables': { up: makeTables },
  '0002-clock-doubts': { up: makeClockDoubts },
  '0003-codes': { up: makeCodes },
  '0004-push': { up: makePush },
  '0005-public': { up: makePublic },
  '0006-reports': { up: makeReports },
  '0007-kinds': { up: addKinds },
  '0008-deal-secret': { up: makeDealSecret },
  '0009-reported-addresses': { up: addReportedAddresses },
};

async function makeTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('is_over', 'integer', (column) => column.notNull())
    .execute();
  await sql`create index tables_by_due on tables (due_at) where due_at is not null`.execute(db);
  await db.schema
    .createTable('entries')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
    .execute();
  await db.schema
    .createTable('set_aside')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('log', 'text', (column) => column.notNull())
    .execute();
  await makePresence(db);
}

async function makeClockDoubts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('clock_doubts')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}

async function makeCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('codes')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function makePush(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push_keys')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('kept_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('push_subscriptions_key', ['table_id', 'person', 'endpoint'])
    .execute();
  await db.schema
    .createIndex('push_subscriptions_by_endpoint')
    .on('push_subscriptions')
    .column('endpoint')
    .execute();
  await makePushCalls(db);
}

async function makePushCalls(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push_tables')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('origin', 'text')
    .execute();
  await db.schema
    .createTable('push_calls')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('push_calls_key', ['table_id', 'person'])
    .execute();
}

async function makePublic(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('public_tables')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('language', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('public_people')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('avoids', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('public_people_key', ['table_id', 'key_hash'])
    .execute();
}

async function makeReports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('bans')
    .addColumn('value', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
}

/** A ban has to hit whoever was reported after the table is forgotten. */
async function addReportedAddresses(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('reports').addColumn('address', 'text').execute();
}

async function makeDealSecret(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deal_secret')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute();
}

/** Other logs than those of tables are stored beside them. */
async function addKinds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('table'))
    .execute();
}

async function makePresence(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('processes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('presence')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('process_id', 'text', (column) => column.notNull())
    .addColumn('left_at', 'bigint')
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('presence_key', ['table_id', 'seat', 'process_id'])
    .execute();
  await db.schema.createIndex('presence_by_change').on('presence').column('changed_at').execute();
}
