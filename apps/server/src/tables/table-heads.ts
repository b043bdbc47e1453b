import { sql } from 'kysely';
import type { RetentionDays } from '../retention-settings.ts';
import type { Database } from '../storage/schema.ts';
import { removeFrom } from '../storage/sql-storage.ts';

const DAY = 24 * 60 * 60 * 1000;

const AT_ONCE = 200;

/** Queries on the heads of all tables, which need no log. */
export class TableHeads {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Tables with an action that was due before this time. */
  async overdue(before: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('due_at', '<', before)
      .orderBy('due_at')
      .limit(AT_ONCE)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Those of the given tables whose logs have grown beyond the known seq, and those that no longer exist. */
  async changed(known: ReadonlyMap<string, number>): Promise<{ grown: string[]; gone: string[] }> {
    const tables = JSON.stringify(Array.from(known, ([id, seq]) => ({ id, seq })));
    const { rows } = await sql<{ id: string; is_gone: boolean }>`
      select known.id, tables.id is null as is_gone
      from json_to_recordset(${tables}::json) as known (id text, seq integer)
      left join tables on tables.id = known.id
      where tables.id is null or tables.seq > known.seq`.execute(this.#db);
    const idsOf = (isGone: boolean): string[] =>
      rows.filter(({ is_gone }) => is_gone === isGone).map(({ id }) => id);
    return { grown: idsOf(false), gone: idsOf(true) };
  }

  /** Removes a batch of tables and leagues that are older than the retention period; returns how many. */
  async removeOld(now: number, { finished, unfinished, leagues }: RetentionDays): Promise<number> {
    const old = await this.#db
      .selectFrom('tables')
      .select('id')
      .where((where) =>
        where.or([
          where.and([
            where('kind', '=', 'table'),
            where('is_over', '=', 0),
            where('changed_at', '<', now - unfinished * DAY),
          ]),
          where.and([
            where('kind', '=', 'table'),
            where('is_over', '=', 1),
            where('changed_at', '<', now - finished * DAY),
          ]),
          where.and([where('kind', '!=', 'table'), where('changed_at', '<', now - leagues * DAY)]),
        ]),
      )
      .limit(AT_ONCE)
      .execute();
    for (const { id } of old)
      await this.#db.transaction().execute((transaction) => removeFrom(transaction, id));
    return old.length;
  }

  /** Whether the database responds. */
  async isReachable(): Promise<boolean> {
    const asked = sql`select 1`.execute(this.#db);
    return asked.then(
      () => true,
      () => false,
    );
  }
}
