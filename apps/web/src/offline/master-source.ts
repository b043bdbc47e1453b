import type { Bot } from '@quando/bots';

/** Fetches the net and gives its player; undefined if it cannot be had now. */
export type FetchMaster = () => Promise<Bot | undefined>;

/** Where the master comes from: fetched when it is first wanted, and again if it could not be had. */
export class MasterSource {
  readonly #fetch: FetchMaster;
  #master: Bot | undefined;

  constructor(fetch: FetchMaster) {
    this.#fetch = fetch;
  }

  /** The master, if it is there. */
  get master(): Bot | undefined {
    return this.#master;
  }

  /** Says whether the master is there now. */
  async call(): Promise<boolean> {
    this.#master ??= await this.#fetch();
    return this.#master !== undefined;
  }
}
