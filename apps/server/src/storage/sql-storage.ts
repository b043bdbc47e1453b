import type { StoredHead, LogEntry, Redaction, TableStorage, TableHead } from '@quando/table';
import { removeCallsFrom } from '../push/push-store.ts';
import { forgetPublic } from '../public/public-book.ts';
import { AppendQueue, type CommitBatch } from './append-queue.ts';
import { LogExists } from './log-exists.ts';
import type { Database, EntryRow, LogKind, TableRow } from './schema.ts';

/** Entries per statement, so that no other request has to wait long for what is written or read. */
const AT_ONCE = 100;

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
      const made = await transaction
        .insertInto('tables')
        .values({ ...rowOf(head, seq), kind })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!made) throw new LogExists(head.game);
      for (let i = 0; i < entries.length; i += AT_ONCE) {
        const rows = entries.slice(i, i + AT_ONCE).map((entry) => entryRowOf(head.game, entry));
        await transaction.insertInto('entries').values(rows).execute();
      }
    });
  }

  append(head: TableHead, entry: LogEntry): Promise<'stored' | 'conflict'> {
    return this.#appends.append({ ...rowOf(head, entry.seq), body: JSON.stringify(entry) });
  }

  rewrite(head: TableHead, entry: LogEntry, redaction: Redaction): Promise<'stored' | 'conflict'> {
    return this.#db.transaction().execute(async (transaction) => {
      const { id, ...row } = rowOf(head, entry.seq);
      const isNext = (await moveHead(transaction, id, row)) === 1n;
      if (!isNext) return 'conflict';
      await redactEntries(transaction, id, redaction);
      const body = JSON.stringify(entry);
      await transaction.insertInto('entries').values({ table_id: id, seq: entry.seq, body }).execute();
      return 'stored';
    });
  }

  async load(game: string, after = -1): Promise<readonly unknown[]> {
    const values: unknown[] = [];
    for await (const rows of rowsAfter(this.#db, game, after))
      values.push(...rows.map(({ body }): unknown => JSON.parse(body)));
    return values;
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

const entryRowOf = (game: string, entry: LogEntry): EntryRow => ({
  table_id: game,
  seq: entry.seq,
  body: JSON.stringify(entry),
});

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

type StoredEntry = Pick<EntryRow, 'seq' | 'body'>;

/**
 * The entries after a seq, or those of them that contain one of these texts; in parts, because what is read or parsed at
 * once holds up everything else.
 */
async function* rowsAfter(
  db: Database,
  id: string,
  after: number,
  texts?: readonly string[],
): AsyncGenerator<readonly StoredEntry[]> {
  let last: number | undefined = after;
  while (last !== undefined) {
    const found = db
      .selectFrom('entries')
      .select(['seq', 'body'])
      .where('table_id', '=', id)
      .where('seq', '>', last);
    const wanted = texts
      ? found.where((where) => where.or(texts.map((text) => where('body', 'like', `%${text}%`))))
      : found;
    const rows: readonly StoredEntry[] = await wanted.orderBy('seq').limit(AT_ONCE).execute();
    yield rows;
    last = rows.length < AT_ONCE ? undefined : rows.at(-1)!.seq;
  }
}

async function redactEntries(db: Database, id: string, { texts, redact }: Redaction): Promise<void> {
  for await (const rows of rowsAfter(db, id, -1, texts))
    for (const row of rows) {
      const body = redactedBody(row, redact);
      if (body === row.body) continue;
      const stored = db.updateTable('entries').set({ body });
      await stored.where('table_id', '=', id).where('seq', '=', row.seq).execute();
    }
}

function redactedBody({ body }: StoredEntry, redact: Redaction['redact']): string {
  const entry: LogEntry = JSON.parse(body);
  const redacted = redact(entry);
  return redacted === entry ? body : JSON.stringify(redacted);
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
