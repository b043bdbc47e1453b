import type { LocalStore } from '../local-store.ts';

const KEY = 'quando-waiting-table';
const NONE = '';

/** The gathering table that this tab's person has left for the rules, a lesson or a practice game. */
export class WaitingTable {
  #id: string | undefined = $state.raw();
  readonly #store: LocalStore;

  /** The store is the tab's own, so that a reload changes nothing and another tab has another table. */
  constructor(store: LocalStore) {
    this.#store = store;
    const kept = store.getItem(KEY) ?? NONE;
    this.#id = /^[\w-]{16}$/.test(kept) ? kept : undefined;
  }

  get id(): string | undefined {
    return this.#id;
  }

  /** Keeps a way back to a table. */
  keep(table: string): void {
    this.#id = table;
    this.#store.setItem(KEY, table);
  }

  /** Forgets the way back to a table, if it is this one. */
  forget(table: string): void {
    if (this.#id !== table) return;
    this.#id = undefined;
    this.#store.setItem(KEY, NONE);
  }
}
