import { CODE_LENGTH, CODE_WORD_COUNT, codeText, parseCodeText, type TableCode } from '@quando/protocol';
import { randomInt } from 'node:crypto';
import type { Database } from '../storage/schema.ts';

/** How long a code leads to its table after somebody last asked for it, in milliseconds. */
const LIFETIME = 30 * 60 * 1000;

/** With so many attempts, a code is found even if most of them are in use. */
const ATTEMPTS = 100;

export type TableCodesOptions = {
  readonly db: Database;
  readonly now: () => number;
  /** A random code. */
  readonly freshCode?: () => TableCode;
};

/** The codes that lead to tables. They are in the database, so they are the same for all processes. */
export class TableCodes {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #freshCode: () => TableCode;

  constructor({ db, now, freshCode = randomCode }: TableCodesOptions) {
    this.#db = db;
    this.#now = now;
    this.#freshCode = freshCode;
  }

  /** The code of a table, which lives on from now; a new one if it has none or the last one has expired. */
  async of(table: string): Promise<{ readonly code: TableCode; readonly until: number }> {
    const now = this.#now();
    const until = now + LIFETIME;
    for (let i = 0; i < ATTEMPTS; i += 1) {
      const code = (await this.#prolonged(table, now, until)) ?? (await this.#claimed(table, now, until));
      if (code) return { code, until };
    }
    throw new Error('no code is free');
  }

  /** The table to which a code leads. */
  async tableOf(code: TableCode): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('codes')
      .select('table_id')
      .where('code', '=', codeText(code))
      .where('expires_at', '>', this.#now())
      .executeTakeFirst();
    return row?.table_id;
  }

  /** Deletes codes that have expired. */
  async forgetExpired(): Promise<void> {
    await this.#db.deleteFrom('codes').where('expires_at', '<=', this.#now()).execute();
  }

  async #prolonged(table: string, now: number, until: number): Promise<TableCode | undefined> {
    const row = await this.#db
      .updateTable('codes')
      .set({ expires_at: until })
      .where('table_id', '=', table)
      .where('expires_at', '>', now)
      .returning('code')
      .executeTakeFirst();
    return row && parseCodeText(row.code);
  }

  /** A random code for a table; undefined if another table has it, or another process was faster. */
  async #claimed(table: string, now: number, until: number): Promise<TableCode | undefined> {
    const code = this.#freshCode();
    await this.#db
      .deleteFrom('codes')
      .where('expires_at', '<=', now)
      .where((where) => where.or([where('table_id', '=', table), where('code', '=', codeText(code))]))
      .execute();
    const row = await this.#db
      .insertInto('codes')
      .values({ table_id: table, code: codeText(code), expires_at: until })
      .onConflict((conflict) => conflict.doNothing())
      .returning('code')
      .executeTakeFirst();
    return row && code;
  }
}

const randomCode = (): TableCode => Array.from({ length: CODE_LENGTH }, () => randomInt(CODE_WORD_COUNT));
