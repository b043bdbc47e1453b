import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { SQLInputValue } from 'node:sqlite';
import type { SqliteClient } from './sqlite-client.ts';

/** A Kysely dialect for Node's own SQLite in a separate thread. */
export const sqliteDialect = (client: SqliteClient): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => new ThreadDriver(client),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** SQLite can roll back schema changes, so a failed migration leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ThreadDriver implements Driver {
  readonly #client: SqliteClient;
  readonly #connection: DatabaseConnection;

  constructor(client: SqliteClient) {
    this.#client = client;
    this.#connection = connectionTo(client);
  }

  init(): Promise<void> {
    return Promise.resolve();
  }
  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection);
  }
  beginTransaction(): Promise<void> {
    return this.#say('begin immediate');
  }
  commitTransaction(): Promise<void> {
    return this.#say('commit');
  }
  /** If the disk is full, SQLite has already rolled back; the first error is the one to report. */
  rollbackTransaction(): Promise<void> {
    return this.#say('rollback').catch(() => {});
  }
  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }
  destroy(): Promise<void> {
    return this.#client.close();
  }

  async #say(sql: string): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw(sql));
  }
}

const connectionTo = (client: SqliteClient): DatabaseConnection => ({
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await client.query<Row>(sql, parameters.map(inputOf));
    return { rows, ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  },
  streamQuery() {
    throw new Error('streaming is not supported');
  },
});

/** A value that SQLite takes. */
function inputOf(value: unknown): SQLInputValue {
  if (value === null || value instanceof Uint8Array) return value;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  throw new TypeError(`SQLite takes no ${typeof value}`);
}
