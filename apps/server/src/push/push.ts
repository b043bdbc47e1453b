import type { Call, Clock } from '@quando/table';
import type { Limits } from '../limits/limits.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Database } from '../storage/schema.ts';
import type { OpenTables } from '../tables/open-tables.ts';
import { PushCaller } from './push-caller.ts';
import type { PushReach } from './push-endpoint.ts';
import { PushSender } from './push-sender.ts';
import type { PushSettings } from './push-settings.ts';
import { PushStore } from './push-store.ts';
import { storedVapidKeys } from './vapid-store.ts';

export type PushOptions = {
  readonly db: Database;
  readonly settings: PushSettings;
  readonly reach: PushReach;
  readonly tables: Pick<OpenTables, 'find'>;
  readonly clock: Clock;
  readonly delays: Limits['calls'];
  readonly metrics: Metrics;
  /** Whether anybody on this seat is connected to a table in memory. */
  readonly isHere: (table: string, call: Call) => boolean;
  readonly onFailure: (error: unknown) => void;
};

/** Push messages to people who are away. */
export class Push {
  readonly store: PushStore;
  readonly #options: PushOptions;
  #opened: { readonly publicKey: string; readonly caller: PushCaller } | undefined;

  constructor(options: PushOptions) {
    this.#options = options;
    this.store = new PushStore(options.db);
  }

  /** The key by which push services know this server; undefined if it sends no messages. */
  get publicKey(): string | undefined {
    return this.#opened?.publicKey;
  }

  get reach(): PushReach {
    return this.#options.reach;
  }

  /** Reads the keys, or makes them at the first start. */
  async open(): Promise<void> {
    const { db, settings, reach } = this.#options;
    if (!settings.isOn) return;
    const keys = await storedVapidKeys(db);
    const { contact } = settings;
    const sender = new PushSender({ keys, reach, ...(contact !== undefined && { contact }) });
    this.#opened = { publicKey: keys.publicKey, caller: this.#callerWith(sender) };
  }

  /** Calls everybody who has to be called by now. */
  async run(): Promise<void> {
    await this.#opened?.caller.run();
  }

  async close(): Promise<void> {
    await this.#opened?.caller.close();
  }

  #callerWith(sender: PushSender): PushCaller {
    const { tables, clock, delays, metrics, isHere, onFailure } = this.#options;
    const onResult = (result: string): void => metrics.pushes.inc({ result });
    return new PushCaller({ store: this.store, sender, tables, clock, delays, isHere, onResult, onFailure });
  }
}
