import type { OperatorReport, ReportReason } from '@quando/protocol';
import { randomBytes } from 'node:crypto';
import type { Database } from '../storage/schema.ts';

/** How long a report waits for the operator, in milliseconds. */
const LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** The most reports that an operator is shown. */
const AT_ONCE = 200;

type Report = {
  readonly table: string;
  readonly person: string;
  /** The name of the reported person at that table. */
  readonly name: string;
  readonly reason: ReportReason;
};

/** What people at public tables have reported; in the database, so that it outlives the table. */
export class Reports {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async add({ table, person, name, reason }: Report, now: number): Promise<void> {
    const id = randomBytes(12).toString('base64url');
    await this.#db
      .insertInto('reports')
      .values({ id, table_id: table, person, name, reason, at: now })
      .execute();
  }

  /** The latest first. */
  async all(): Promise<OperatorReport[]> {
    const rows = await this.#db
      .selectFrom('reports')
      .select(['id', 'table_id as table', 'person', 'name', 'reason', 'at'])
      .orderBy('at', 'desc')
      .limit(AT_ONCE)
      .execute();
    return rows;
  }

  /** Deletes the reports that have waited too long. */
  async forgetOld(now: number): Promise<void> {
    await this.#db
      .deleteFrom('reports')
      .where('at', '<', now - LIFETIME)
      .execute();
  }

  async settle(id: string): Promise<void> {
    await this.#db.deleteFrom('reports').where('id', '=', id).execute();
  }
}
