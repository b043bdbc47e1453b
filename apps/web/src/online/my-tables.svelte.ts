import type { TableStatus } from '@quando/protocol';
import type { LocalStore } from '../local-store.ts';
import { freshKey } from './device-key.ts';
import { saveTables, newSavedTable, loadTables, type SavedTable } from './saved-table.ts';
import { isInvitedOn } from './invitation.ts';
import type { TableApi } from './table-api.ts';

/** The online tables that this device has visited. */
export class MyTables {
  /** Most recent first. */
  #saved: readonly SavedTable[] = $state.raw([]);
  #statuses: ReadonlyMap<string, TableStatus> = $state.raw(new Map());
  #unreadable: readonly string[] = $state.raw([]);
  /** The key of a private link to another seat than this device's; its user decides which one to keep. */
  #offered: { readonly table: string; readonly key: string } | undefined = $state.raw();
  /** The tables where people of this device play again, before they have got there. */
  readonly #expecting: Set<string> = new Set();
  /** The secrets of private links with which a seat is claimed, by table, before they have got there. */
  readonly #claims: Map<string, string> = new Map();
  /** How many have been removed since the count was last shown. */
  gone = $state(0);
  readonly #localStore: LocalStore;
  readonly #tableApi: TableApi;

  constructor(localStore: LocalStore, tableApi: TableApi) {
    this.#localStore = localStore;
    this.#tableApi = tableApi;
    this.reread();
  }

  /** The tables where a person of this device has a seat, most recent first. */
  get seated(): readonly SavedTable[] {
    return this.#saved.filter(({ seat }) => seat !== 'none');
  }

  /** All tables that this device has visited. */
  get all(): readonly SavedTable[] {
    return this.#saved;
  }

  /** The tables where a person of this device has to decide. */
  get waiting(): readonly SavedTable[] {
    return this.seated.filter(({ table, seat }) => {
      const status = this.#statuses.get(table);
      return status !== undefined && (status.waiting?.seat === seat || isInvitedOn(status, seat));
    });
  }

  /** The latest known status of a table. */
  statusOf(table: string): TableStatus | undefined {
    return this.#statuses.get(table);
  }

  /** Whether a table exists but its server cannot read it. */
  isUnreadable(table: string): boolean {
    return this.#unreadable.includes(table);
  }

  find(table: string): SavedTable | undefined {
    return this.#saved.find((saved) => saved.table === table);
  }

  /** What this device knows about a table; the first visit creates a key for it. */
  savedAt(table: string): SavedTable {
    return this.find(table) ?? this.#keep(newSavedTable(table, freshKey(crypto)));
  }

  /** What this device is known by at a table, also after it has taken another key there. */
  deviceAt(table: string): string {
    const saved = this.savedAt(table);
    const device = saved.device ?? freshKey(crypto);
    if (saved.device === undefined) this.#keep({ ...saved, device });
    return device;
  }

  /** Visits a table by a private link; if this device already has another seat there, its user is asked first. */
  offerKey(table: string, key: string): void {
    const saved = this.find(table);
    if (saved && saved.seat !== 'none' && saved.key !== key) this.#offered = { table, key };
    else this.#takeKey(table, key);
  }

  /** Whether a private link offers another seat at this table. */
  isOffered(table: string): boolean {
    return this.#offered?.table === table;
  }

  /** Takes the offered seat in place of the own one, or keeps the own one. */
  answerOffer(answer: 'take' | 'keep'): void {
    if (this.#offered && answer === 'take') this.#takeKey(this.#offered.table, this.#offered.key);
    this.#offered = undefined;
  }

  /** Visits a table with an existing key: that of a private link, or of the previous game. */
  #takeKey(table: string, key: string): void {
    const saved = this.find(table);
    const device = saved?.device;
    const fresh = { ...newSavedTable(table, key), ...(device !== undefined && { device }) };
    this.#keep(saved?.key === key ? saved : fresh);
  }

  /** Continues with the same people at a new table. */
  moveOn(table: string, next: string): void {
    const { key, seat, muted, isFollowed } = this.savedAt(table);
    if (isFollowed) return;
    this.change(table, { isFollowed: true });
    this.#takeKey(next, key);
    this.change(next, { seat, muted });
  }

  /** Remembers that the person of this device plays again at a table, so that they need not say so there. */
  comeTo(table: string): void {
    this.#expecting.add(table);
  }

  /** Whether they have said so, which counts once. */
  takeComing(table: string): boolean {
    return this.#expecting.delete(table);
  }

  /** Remembers the secret of a private link for somebody who has lost their device. */
  expectClaim(table: string, secret: string): void {
    this.#claims.set(table, secret);
  }

  /** That secret, once. */
  takeClaim(table: string): string | undefined {
    const secret = this.#claims.get(table);
    this.#claims.delete(table);
    return secret;
  }

  change(table: string, changes: Partial<SavedTable>): void {
    this.#keep({ ...this.savedAt(table), ...changes });
  }

  forget(table: string): void {
    this.reread();
    this.#write(this.#saved.filter((saved) => saved.table !== table));
  }

  forgetAll(): void {
    this.#statuses = new Map();
    this.#offered = undefined;
    this.#write([]);
  }

  learn(status: TableStatus): void {
    this.#statuses = new Map(this.#statuses).set(status.table, status);
  }

  /** Fetches the status of all tables; removes those that no longer exist. */
  async refresh(): Promise<void> {
    const asked = this.seated.map(({ table }) => table);
    if (asked.length === 0) return;
    const answer = await this.#tableApi.statuses(asked);
    if ('refused' in answer) return;
    this.#statuses = new Map(answer.statuses.map((status) => [status.table, status]));
    this.#unreadable = answer.unreadable;
    for (const { table, rematch } of answer.statuses) if (rematch !== undefined) this.moveOn(table, rematch);
    // Two requests may run at the same time: count each removed table once.
    const left = asked.filter((table) => this.find(table) !== undefined);
    const gone = left.filter((table) => !this.#statuses.has(table) && !this.isUnreadable(table));
    for (const table of gone) this.forget(table);
    this.gone += gone.length;
  }

  /** Reads the stored tables again: another tab may have changed them. */
  reread(): void {
    this.#saved = loadTables(this.#localStore);
  }

  #keep(saved: SavedTable): SavedTable {
    this.reread();
    const isOther = ({ table }: SavedTable): boolean => table !== saved.table;
    this.#write([saved, ...this.#saved.filter(isOther)]);
    return saved;
  }

  #write(tables: readonly SavedTable[]): void {
    this.#saved = tables;
    saveTables(this.#localStore, tables);
  }
}
