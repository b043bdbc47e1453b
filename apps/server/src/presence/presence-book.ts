import type { Seat } from '@quando/rules';
import type { Database, PresenceRow } from '../storage/schema.ts';

/** Notes in the database which seats have lines to this process, for all others to see. */
export class PresenceBook {
  readonly #db: Database;
  readonly #process: string;

  constructor(db: Database, process: string) {
    this.#db = db;
    this.#process = process;
  }

  /** Says that this process lives. */
  async beat(now: number): Promise<void> {
    await this.#db
      .insertInto('processes')
      .values({ id: this.#process, seen_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
      .execute();
  }

  async note(table: string, seat: Seat, leftAt: number | null, now: number): Promise<void> {
    await this.#db
      .insertInto('presence')
      .values({ table_id: table, seat, process_id: this.#process, left_at: leftAt, changed_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['table_id', 'seat', 'process_id'])
          .doUpdateSet({ left_at: leftAt, changed_at: now }),
      )
      .execute();
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

  /** Forgets processes that have been dead for long, and what they noted. */
  async forget(before: number): Promise<void> {
    const dead = this.#db.selectFrom('processes').select('id').where('seen_at', '<', before);
    await this.#db.deleteFrom('presence').where('process_id', 'in', dead).execute();
    await this.#db.deleteFrom('processes').where('seen_at', '<', before).execute();
  }
}
