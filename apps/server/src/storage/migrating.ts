import { Migrator } from 'kysely/migration';
import type { StartupError } from '../startup-error.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Database } from './schema.ts';

/** Migrates a database, one process at a time; for a newer database it changes nothing and returns a message. */
export async function migrate(db: Database): Promise<StartupError | undefined> {
  const unknown = await unknownMigrationIn(db);
  if (unknown !== undefined) return { error: newer(unknown) };
  const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  return undefined;
}

async function unknownMigrationIn(db: Database): Promise<string | undefined> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return undefined;
  const done = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return done.map(({ name }) => name).find((name) => !Object.hasOwn(MIGRATIONS, name));
}

const newer = (migration: string): string =>
  `The database is from a newer version of Quando (it has "${migration}"). Start that version, or another database.`;
