import type { PushKey, PushSubscription as Subscription } from '@quando/protocol';
import { fieldsOf, readJson, type LocalStore } from '../local-store.ts';
import { isKey } from './device-key.ts';
import type { MyTables } from './my-tables.svelte.ts';
import type { TableApi } from './table-api.ts';
import { saveTurnNotices, wantsTurnNotices } from './turn-notice-setting.ts';

/** The part of a browser's push manager that is needed. */
export type Pushing = Pick<PushManager, 'getSubscription' | 'subscribe'>;

export type PushCallsOptions = {
  readonly localStore: LocalStore;
  readonly tables: Pick<MyTables, 'seated' | 'find'>;
  readonly tableApi: Pick<TableApi, 'pushKey' | 'call' | 'stopCalling'>;
  /** Undefined where there is no service worker or no push. */
  readonly pushing: () => Promise<Pushing | undefined>;
  readonly permission: () => NotificationPermission;
};

/** Where this device is called, and at which tables, with the keys of its seats there. */
type Called = { readonly endpoint: string; readonly tables: Readonly<Record<string, string>> };

const KEY = 'quando-called';
const NOWHERE: Called = { endpoint: '', tables: {} };

/** Lets the server call this device when its user is away, at all tables where they have a seat. */
export class PushCalls {
  readonly #options: PushCallsOptions;
  #running: Promise<void> = Promise.resolve();

  constructor(options: PushCallsOptions) {
    this.#options = options;
  }

  /** Whether the server knows where to call this device. */
  get isOn(): boolean {
    return this.#called.endpoint !== '';
  }

  /** Makes the server call this device at its tables and at no others, if its user wants that; again after a failure. */
  follow(): Promise<void> {
    this.#running = this.#running.then(() => this.#follow()).catch(() => {});
    return this.#running;
  }

  /** Ends all calls to this device. */
  async end(): Promise<void> {
    saveTurnNotices(this.#options.localStore, false);
    await this.follow();
    const subscription = await this.#subscription();
    await subscription?.unsubscribe().catch(() => false);
  }

  async #follow(): Promise<void> {
    const { localStore, permission } = this.#options;
    const isWanted = wantsTurnNotices(localStore) && permission() === 'granted';
    const subscription = isWanted ? await this.#subscribed() : undefined;
    const called = this.#called;
    if (called.endpoint !== (subscription?.endpoint ?? '')) await this.#stopAll(called);
    if (!subscription) return;
    for (const [table, key] of Object.entries(this.#called.tables)) await this.#stopIfLost(table, key);
    for (const { table, key } of this.#options.tables.seated) await this.#callAt(table, key, subscription);
  }

  async #callAt(table: string, key: string, subscription: Subscription): Promise<void> {
    if (this.#called.tables[table] === key) return;
    const answer = await this.#options.tableApi.call(table, { key, subscription });
    if ('refused' in answer) return;
    const { tables } = this.#called;
    this.#keep({ endpoint: subscription.endpoint, tables: { ...tables, [table]: key } });
  }

  async #stopIfLost(table: string, key: string): Promise<void> {
    const saved = this.#options.tables.find(table);
    if (saved?.key === key && saved.seat !== 'none') return;
    await this.#stop(table, key);
  }

  /** A table that is gone calls nobody. */
  async #stop(table: string, key: string): Promise<void> {
    const { endpoint, tables } = this.#called;
    const answer = await this.#options.tableApi.stopCalling(table, { key, endpoint });
    if ('refused' in answer && answer.refused !== 'gone') return;
    const { [table]: _, ...others } = tables;
    this.#keep({ endpoint, tables: others });
  }

  async #stopAll({ tables }: Called): Promise<void> {
    for (const [table, key] of Object.entries(tables)) await this.#stop(table, key);
    this.#keep(NOWHERE);
  }

  async #subscription(): Promise<PushSubscription | null | undefined> {
    return (await this.#options.pushing())?.getSubscription();
  }

  /** The browser's subscription under the key that the server has now. */
  async #subscribed(): Promise<Subscription | undefined> {
    const pushing = await this.#options.pushing();
    const server = pushing && (await this.#options.tableApi.pushKey());
    if (!pushing || !server || 'refused' in server) return this.#unchanged(server);
    const known = await pushing.getSubscription();
    if (known && isUnder(known, server)) return plain(known);
    await known?.unsubscribe();
    const applicationServerKey = bytesOf(server.key);
    return plain(await pushing.subscribe({ userVisibleOnly: true, applicationServerKey }));
  }

  /** While the server cannot be asked, nothing changes; a server that calls nobody says so. */
  #unchanged(server: { readonly refused: string } | PushKey | undefined): undefined {
    if (server && 'refused' in server && server.refused !== 'gone')
      throw new Error('the server is not reached');
    return undefined;
  }

  get #called(): Called {
    const { endpoint, tables } = fieldsOf(readJson(this.#options.localStore, KEY));
    if (typeof endpoint !== 'string') return NOWHERE;
    const kept = Object.entries(fieldsOf(tables)).filter((entry): entry is [string, string] =>
      isKey(entry[1]),
    );
    return { endpoint, tables: Object.fromEntries(kept) };
  }

  #keep(called: Called): void {
    this.#options.localStore.setItem(KEY, JSON.stringify(called));
  }
}

/** Only what the server needs. */
function plain(subscription: PushSubscription): Subscription | undefined {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined;
  return { endpoint, keys: { p256dh, auth } };
}

/** Whether a subscription is for the server with this key. */
function isUnder({ options }: PushSubscription, { key }: PushKey): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return String(own) === String(bytesOf(key));
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
