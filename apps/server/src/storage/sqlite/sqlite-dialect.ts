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
import { SqliteClient } from './sqlite-client.ts';

/** Kysely on the SQLite that comes with Node, in a thread of its own. */
export const sqliteDialect = (file: string): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => new ThreadDriver(file),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** SQLite can undo the making of tables, so a migration that fails leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ThreadDriver implements Driver {
  readonly #client: SqliteClient;
  readonly #connection: DatabaseConnection;

  constructor(file: string) {
    this.#client = new SqliteClient(file);
    this.#connection = connectionTo(this.#client);
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
  /** When a disk is full SQLite has undone everything by itself, and what went wrong first is what counts. */
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
    const { rows, changes } = await client.query(sql, parameters as SQLInputValue[]);
    return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  },
  streamQuery() {
    throw new Error('rows do not come one at a time from a thread');
  },
});
