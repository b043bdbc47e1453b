import type { StoredHead, LogEntry, Storage, TableHead } from '@quando/table';
import { AppendQueue, type CommitBatch } from './append-queue.ts';
import type { Database, TableRow } from './schema.ts';

/** Entries per statement; databases limit the number of its parameters. */
const LARGEST_INSERT = 200;

/** Stores the logs of tables in SQLite or PostgreSQL. */
export class SqlStorage implements Storage<TableHead> {
  readonly #db: Database;
  readonly #appends: AppendQueue;

  constructor(db: Database, commit: CommitBatch) {
    this.#db = db;
    this.#appends = new AppendQueue(commit);
  }

  async create(head: TableHead, entries: readonly LogEntry[]): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const { seq } = entries.at(-1)!;
      await transaction.insertInto('tables').values(rowOf(head, seq)).execute();
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

/** Deletes everything that belongs to a table. */
export async function removeFrom(db: Database, game: string): Promise<void> {
  await db.deleteFrom('tables').where('id', '=', game).execute();
  await db.deleteFrom('entries').where('table_id', '=', game).execute();
  await db.deleteFrom('presence').where('table_id', '=', game).execute();
}
