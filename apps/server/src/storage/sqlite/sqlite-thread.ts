import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { sqliteCodeOf } from './sqlite-error.ts';
import type { SqliteResult, SqliteQuery, SqliteFailure } from './sqlite-client.ts';

/** The thread that has the database open: commits wait for the disk and must not block the server. */
const path: string = workerData;
const db = new DatabaseSync(path, { timeout: 5000 });
db.exec('pragma journal_mode = wal; pragma synchronous = full;');
const statements = new Map<string, StatementSync>();

parentPort!.on('message', ({ number, sql, parameters }: SqliteQuery) => {
  const result: SqliteResult<unknown> = { number, ...outcomeOf(sql, parameters) };
  parentPort!.postMessage(result, []);
});

function outcomeOf(sql: string, parameters: readonly SQLInputValue[]): Omit<SqliteResult<unknown>, 'number'> {
  try {
    const statement = prepared(sql);
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) };
    return { rows: [], changes: Number(statement.run(...parameters).changes) };
  } catch (error) {
    return { rows: [], error: failureOf(error) };
  }
}

function failureOf(error: unknown): SqliteFailure {
  const errcode = sqliteCodeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  return { message, ...(errcode !== undefined && { errcode }) };
}

function prepared(sql: string): StatementSync {
  const statement = statements.get(sql) ?? db.prepare(sql);
  statements.set(sql, statement);
  return statement;
}
