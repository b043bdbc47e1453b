import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { sqliteCommit } from './sqlite-commit.ts';
import { sqliteCodeOf } from './sqlite-error.ts';
import type { SqliteBatch, SqliteFailure, SqliteQuery, SqliteResult, SqliteTask } from './sqlite-client.ts';

/** The thread that has the database open: commits wait for the disk and must not block the server. */
const path: string = workerData;
const INCREMENTAL = 2;
const db = new DatabaseSync(path, { timeout: 5000 });
prepareFile();
const statements = new Map<string, StatementSync>();

let commit: ReturnType<typeof sqliteCommit> | undefined;

/** Batches that came in the middle of another transaction. */
const waiting: SqliteTask[] = [];

parentPort!.on('message', (task: SqliteTask) => {
  if ('batch' in task && db.isTransaction) waiting.push(task);
  else answer(task);
  if (!db.isTransaction) for (const batch of waiting.splice(0)) answer(batch);
});

function answer(task: SqliteTask): void {
  const result: SqliteResult<unknown> = { number: task.number, ...outcomeOf(task) };
  parentPort!.postMessage(result, []);
}

function outcomeOf(task: SqliteTask): Omit<SqliteResult<unknown>, 'number'> {
  try {
    return 'batch' in task ? { rows: commitOf(task) } : resultOf(task);
  } catch (error) {
    return { rows: [], error: failureOf(error) };
  }
}

/** The tables of the batch whose entries were stored; its statements are prepared once the schema is there. */
function commitOf({ batch }: SqliteBatch): string[] {
  commit ??= sqliteCommit(db);
  return commit(batch);
}

function resultOf({ sql, parameters }: SqliteQuery): Omit<SqliteResult<unknown>, 'number'> {
  const statement = prepared(sql);
  // A vacuum reports no columns, but frees a page with every row.
  if (statement.columns().length > 0 || sql.startsWith('pragma '))
    return { rows: statement.all(...parameters) };
  return { rows: [], changes: Number(statement.run(...parameters).changes) };
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

/** Deleted data is overwritten, and free pages can be given back; both have to be chosen before the first page. */
function prepareFile(): void {
  db.exec('pragma auto_vacuum = incremental; pragma secure_delete = on;');
  db.exec('pragma journal_mode = wal; pragma synchronous = full;');
  if (db.prepare('pragma auto_vacuum').get()?.['auto_vacuum'] !== INCREMENTAL) rewriteFile();
}

/** A file of an earlier version still contains what was deleted. */
function rewriteFile(): void {
  try {
    db.exec('pragma auto_vacuum = incremental; vacuum; pragma wal_checkpoint(truncate);');
  } catch {
    // Without room for a copy the file is used as it is; the next start tries again.
  }
}
