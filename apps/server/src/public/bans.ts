import type { OperatorBan } from '@quando/protocol';
import { createHash } from 'node:crypto';
import type { Database } from '../storage/schema.ts';

/** What is kept of the address of somebody who is reported or banned, so that it can be recognized. */
export const addressTagOf = (address: string): string =>
  createHash('sha256').update(`address ${address}`).digest('base64url');

/** Who may not play at public tables for some time: devices, and the addresses from which they came. */
export class Bans {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Bans a device, and the addresses from which it sits at public tables or was reported. */
  async add(person: string, until: number): Promise<void> {
    for (const value of [person, ...(await this.#addressTagsOf(person))])
      await this.#db
        .insertInto('bans')
        .values({ value, person, until })
        .onConflict((conflict) => conflict.column('value').doUpdateSet({ person, until }))
        .execute();
  }

  async #addressTagsOf(person: string): Promise<ReadonlySet<string>> {
    const [seats, reports] = await Promise.all([
      this.#db.selectFrom('public_people').select('address').where('person', '=', person).execute(),
      this.#db.selectFrom('reports').select('address').where('person', '=', person).execute(),
    ]);
    const reported = reports.flatMap(({ address }) => (address === null ? [] : [address]));
    return new Set([...seats.map(({ address }) => addressTagOf(address)), ...reported]);
  }

  /** Lifts everything that was done about a device. */
  async lift(person: string): Promise<void> {
    await this.#db.deleteFrom('bans').where('person', '=', person).execute();
  }

  /** Bans of earlier versions have the address itself. */
  async isBanned(person: string, address: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('bans')
      .select('value')
      .where('value', 'in', [person, addressTagOf(address), address])
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
