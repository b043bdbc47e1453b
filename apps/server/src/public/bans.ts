import type { OperatorBan } from '@quando/protocol';
import type { Database } from '../storage/schema.ts';

/** Who may not play at public tables for some time: devices, and the addresses from which they came. */
export class Bans {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Bans a device, and the addresses from which it sits at public tables. */
  async add(person: string, until: number): Promise<void> {
    const rows = await this.#db
      .selectFrom('public_people')
      .select('address')
      .distinct()
      .where('person', '=', person)
      .execute();
    for (const value of [person, ...rows.map(({ address }) => address)])
      await this.#db
        .insertInto('bans')
        .values({ value, person, until })
        .onConflict((conflict) => conflict.column('value').doUpdateSet({ person, until }))
        .execute();
  }

  /** Lifts everything that was done about a device. */
  async lift(person: string): Promise<void> {
    await this.#db.deleteFrom('bans').where('person', '=', person).execute();
  }

  async isBanned(person: string, address: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('bans')
      .select('value')
      .where('value', 'in', [person, address])
      .where('until', '>', this.#now())
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Deletes the bans that are over, with their addresses. */
  async forgetOver(): Promise<void> {
    await this.#db.deleteFrom('bans').where('until', '<=', this.#now()).execute();
  }

  /** The banned devices; addresses are not shown. */
  all(): Promise<OperatorBan[]> {
    return this.#db
      .selectFrom('bans')
      .select(['person', 'until'])
      .whereRef('value', '=', 'person')
      .where('until', '>', this.#now())
      .execute();
  }
}
