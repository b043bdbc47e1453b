import type { Database, PresenceRow } from '../storage/schema.ts';
import type { WriteHealth } from '../storage/write-health.ts';

/** Rows per statement; databases limit the number of its parameters. */
const LARGEST_INSERT = 200;

/** The presence of all processes in the database. */
export class PresenceStore {
  readonly #db: Database;
  readonly #writes: WriteHealth | undefined;
  /** Pending rows by key; a later row replaces an earlier one. */
  #unwritten: Map<string, PresenceRow> = new Map();
  #writing: Promise<void> = Promise.resolve();

  constructor(db: Database, writes?: WriteHealth) {
    this.#db = db;
    this.#writes = writes;
  }

  /** Records that a process is alive. */
  async beat(process: string, now: number): Promise<void> {
    const write = this.#db
      .insertInto('processes')
      .values({ id: process, seen_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
      .execute();
    await (this.#writes?.beat(write) ?? write);
  }

  /** When each process was last seen alive. */
  async processes(): Promise<Map<string, number>> {
    const rows = await this.#db.selectFrom('processes').selectAll().execute();
    return new Map(rows.map(({ id, seen_at }) => [id, seen_at]));
  }

  of(table: string): Promise<PresenceRow[]> {
    return this.#db.selectFrom('presence').selectAll().where('table_id', '=', table).execute();
  }

  changedSince(time: number): Promise<PresenceRow[]> {
    return this.#db.selectFrom('presence').selectAll().where('changed_at', '>=', time).execute();
  }

  /** Writes a row after all earlier ones, in a batch with other pending rows; resolves once it is written. */
  note(row: PresenceRow): Promise<void> {
    const isFirst = this.#unwritten.size === 0;
    this.#unwritten.set(`${row.table_id} ${row.seat}`, row);
    // The caller of a failed write reports it; later writes are not affected.
    if (isFirst) this.#writing = this.#writing.catch(() => {}).then(() => this.#write());
    return this.#writing;
  }

  /** Deletes processes that have been dead for long, and their rows. */
  async forget(before: number): Promise<void> {
    const dead = this.#db.selectFrom('processes').select('id').where('seen_at', '<', before);
    await this.#db.deleteFrom('presence').where('process_id', 'in', dead).execute();
    await this.#db.deleteFrom('processes').where('seen_at', '<', before).execute();
  }

  async #write(): Promise<void> {
    const rows = [...this.#unwritten.values()];
    this.#unwritten = new Map();
    for (let i = 0; i < rows.length; i += LARGEST_INSERT) {
      await this.#db
        .insertInto('presence')
        .values(rows.slice(i, i + LARGEST_INSERT))
        .onConflict((conflict) =>
          conflict.columns(['table_id', 'seat', 'process_id']).doUpdateSet((update) => ({
            left_at: update.ref('excluded.left_at'),
            changed_at: update.ref('excluded.changed_at'),
          })),
        )
        .execute();
    }
  }
}
