import { Kysely, PostgresDialect, sql } from 'kysely';
import { types, type ClientConfig } from 'pg';
import { migrate } from '../migrating.ts';
import type { Database, Schema } from '../schema.ts';
import { SqlStorage } from '../sql-storage.ts';
import type { StartupError } from '../../startup-error.ts';
import type { Store } from '../store.ts';
import { hostUrlsOf } from './database-url.ts';
import { PrimaryPool } from './primary-pool.ts';
import { postgresCommit } from './postgres-commit.ts';
import { retryingCommit } from './retrying-commit.ts';
import { postgresStartupError } from './postgres-error.ts';

/** The type of `bigint` in PostgreSQL. */
const INT8: number = types.builtins.INT8;

const LEAST_VERSION = 15;

/** The store that several processes can share. */
export async function openPostgres(
  url: string,
  onFailure: (error: unknown) => void,
): Promise<Store | StartupError> {
  const pool = new PrimaryPool(hostsOf(url), onFailure);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const problem = await startupErrorOf(db);
  if (!problem)
    return {
      kind: 'postgres',
      db,
      storage: new SqlStorage(db, retryingCommit(db, postgresCommit(pool), onFailure)),
      // Its own vacuum does that, in its own time.
      compact: () => Promise.resolve(),
      close: () => db.destroy(),
    };
  await db.destroy();
  return problem;
}

/** How to connect to each host of a valid DATABASE_URL. */
export const hostsOf = (url: string): readonly ClientConfig[] => (hostUrlsOf(url) ?? []).map(connectionOf);

/** All our integers are safe as JavaScript numbers. */
const connectionOf = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'quando',
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  types: {
    getTypeParser: (type: number, format?: 'text' | 'binary') =>
      type === INT8 ? Number : types.getTypeParser(type, format ?? 'text'),
  },
});

/** Migrates the database, or returns why it cannot. */
async function startupErrorOf(db: Database): Promise<StartupError | undefined> {
  try {
    return (await versionErrorOf(db)) ?? (await migrate(db));
  } catch (error) {
    const problem = postgresStartupError(error);
    if (problem) return problem;
    throw error;
  }
}

async function versionErrorOf(db: Database): Promise<StartupError | undefined> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int / 10000 as version`.execute(db);
  const { version } = rows[0]!;
  if (version >= LEAST_VERSION) return undefined;
  return {
    error: `DATABASE_URL leads to PostgreSQL ${version}; version ${LEAST_VERSION} or newer is needed.`,
  };
}
