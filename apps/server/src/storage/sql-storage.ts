import type { StoredHead, LogEntry, TableStorage, TableHead } from '@quando/table';
import { removeCallsFrom } from '../push/push-store.ts';
import { forgetPublic } from '../public/public-book.ts';
import { AppendQueue, type CommitBatch } from './append-queue.ts';
import type { Database, LogKind, TableRow } from './schema.ts';

/** Entries per statement; databases limit the number of its parameters. */
const LARGEST_INSERT = 200;

/** The head of a new log, and what it is of; a table if it is not said. */
export type NewHead = TableHead & { readonly kind?: LogKind };

/** Stores the logs of tables and leagues in SQLite or PostgreSQL. */
export class SqlStorage implements TableStorage<NewHead> {
  readonly #db: Database;
  readonly #appends: AppendQueue;

  constructor(db: Database, commit: CommitBatch) {
    this.#db = db;
    this.#appends = new AppendQueue(commit);
  }

  async create({ kind = 'table', ...head }: NewHead, entries: readonly LogEntry[]): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const { seq } = entries.at(-1)!;
      await transaction
        .insertInto('tables')
        .values({ ...rowOf(head, seq), kind })
        .execute();
      const rows = entries.map((entry) => ({
        table_id: head.game,
        seq: entry.seq,
        body: JSON.stringify(entry),
      }));
      for (let i = 0; i < rows.length; i += LARGEST_INSERT)
        await transaction
          .insertInto('entries')
          .values(rows.slice(i, i + LARGEST_INSERT))
          .execute();
    });
  }

  append(head: TableHead, entry: LogEntry): Promise<'stored' | 'conflict'> {
    return this.#appends.append({ ...rowOf(head, entry.seq), body: JSON.stringify(entry) });
  }

  rewrite(
    head: TableHead,
    entry: LogEntry,
    redact: (entry: LogEntry) => LogEntry,
  ): Promise<'stored' | 'conflict'> {
    return this.#db.transaction().execute(async (transaction) => {
      const { id, ...row } = rowOf(head, entry.seq);
      const isNext = (await moveHead(transaction, id, row)) === 1n;
      if (!isNext) return 'conflict';
      await redactEntries(transaction, id, redact);
      const body = JSON.stringify(entry);
      await transaction.insertInto('entries').values({ table_id: id, seq: entry.seq, body }).execute();
      return 'stored';
    });
  }

  async load(game: string, after = -1): Promise<readonly unknown[]> {
    const rows = await this.#db
      .selectFrom('entries')
      .select('body')
      .where('table_id', '=', game)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute();
    return rows.map(({ body }): unknown => JSON.parse(body));
  }

  async list(): Promise<readonly StoredHead[]> {
    const rows = await this.#db.selectFrom('tables').selectAll().execute();
    return rows.map((row) => ({ game: row.id, summary: headOf(row) }));
  }

  async remove(game: string): Promise<void> {
    await this.#db.transaction().execute((transaction) => removeFrom(transaction, game));
  }

  /** Removes a table unless its log has grown beyond this seq. */
  removeAt(game: string, seq: number): Promise<'removed' | 'conflict'> {
    return this.#db.transaction().execute(async (transaction) => {
      const found = transaction.deleteFrom('tables').where('id', '=', game).where('seq', '=', seq);
      const { numDeletedRows } = await found.executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) return 'conflict';
      await removeFrom(transaction, game);
      return 'removed';
    });
  }
}

const rowOf = ({ game, changedAt, due, isOver }: TableHead, seq: number): TableRow => ({
  id: game,
  seq,
  changed_at: changedAt,
  due_at: due ?? null,
  is_over: isOver ? 1 : 0,
});

const headOf = ({ id, changed_at, due_at, is_over }: TableRow): TableHead => ({
  game: id,
  changedAt: changed_at,
  ...(due_at !== null && { due: due_at }),
  isOver: is_over === 1,
});

/** Moves a head to the next seq; returns how many rows that changed. */
async function moveHead(db: Database, id: string, row: Omit<TableRow, 'id'>): Promise<bigint> {
  const moved = db
    .updateTable('tables')
    .set(row)
    .where('id', '=', id)
    .where('seq', '=', row.seq - 1);
  return (await moved.executeTakeFirstOrThrow()).numUpdatedRows;
}

async function redactEntries(db: Database, id: string, redact: (entry: LogEntry) => LogEntry): Promise<void> {
  const rows = await db.selectFrom('entries').select(['seq', 'body']).where('table_id', '=', id).execute();
  for (const { seq, body } of rows) {
    const entry: LogEntry = JSON.parse(body);
    const redacted = JSON.stringify(redact(entry));
    if (redacted === JSON.stringify(entry)) continue;
    const stored = db.updateTable('entries').set({ body: redacted });
    await stored.where('table_id', '=', id).where('seq', '=', seq).execute();
  }
}

/** Deletes everything that belongs to a table. */
export async function removeFrom(db: Database, game: string): Promise<void> {
  await db.deleteFrom('tables').where('id', '=', game).execute();
  await db.deleteFrom('entries').where('table_id', '=', game).execute();
  await db.deleteFrom('presence').where('table_id', '=', game).execute();
  await db.deleteFrom('codes').where('table_id', '=', game).execute();
  await removeCallsFrom(db, game);
  await forgetPublic(db, game);
}
