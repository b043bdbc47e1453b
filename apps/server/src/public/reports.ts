import type { OperatorReport, ReportReason } from '@quando/protocol';
import { createHash } from 'node:crypto';
import { addressTagOf } from './bans.ts';
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
  /** The address from which the reported person came; only its tag is kept. */
  readonly address: string;
  /** The hash of the key of who reports it. */
  readonly by: string;
};

/** What people at public tables have reported; in the database, so that it outlives the table. */
export class Reports {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Who reports the same again adds nothing. */
  async add(report: Report, now: number): Promise<void> {
    const { table, person, name, reason, address } = report;
    await this.#db
      .insertInto('reports')
      .values({
        id: idOf(report),
        table_id: table,
        person,
        name,
        reason,
        at: now,
        address: addressTagOf(address),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
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

const idOf = ({ table, person, reason, by }: Report): string =>
  createHash('sha256').update([table, person, reason, by].join(' ')).digest('base64url').slice(0, 16);
