import type { Database } from './schema.ts';

/** When the clock of a process was doubtful: stored, because a restart does not make it right. */
export class ClockDoubts {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async note(at: number): Promise<void> {
    await this.#db.insertInto('clock_doubts').values({ at }).execute();
  }

  /** The latest doubt; undefined if there never was one. */
  async last(): Promise<number | undefined> {
    const latest = this.#db.selectFrom('clock_doubts').select('at').orderBy('at', 'desc').limit(1);
    return (await latest.executeTakeFirst())?.at;
  }
}
