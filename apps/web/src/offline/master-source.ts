import type { Bot } from '@quando/bots';

/** Fetches the net and returns its player; undefined if it is not available now. */
export type FetchMaster = () => Promise<Bot | undefined>;

/** Loads the master bot on first use, and tries again after a failure. */
export class MasterSource {
  readonly #fetch: FetchMaster;
  #master: Bot | undefined;

  constructor(fetch: FetchMaster) {
    this.#fetch = fetch;
  }

  /** The master, if it has been loaded. */
  get master(): Bot | undefined {
    return this.#master;
  }

  /** Loads the master if needed; returns whether it is available. */
  async load(): Promise<boolean> {
    this.#master ??= await this.#fetch();
    return this.#master !== undefined;
  }
}
