import type { SheetTroubleCode } from '@quando/text';
import type { StoredSheet } from './stored-sheet.ts';
import { openSheetStore } from './open-sheet-store.ts';
import type { Sheet } from './sheet.ts';
import type { SheetStore } from './sheet-store.ts';

/** What tabs tell each other by: there is something new to read. */
const CHANNEL = 'quando-sheets';

/** All sheets of this device, in step with its other tabs. */
export class SheetLibrary {
  stored: readonly StoredSheet[] = $state.raw([]);
  troubles: readonly SheetTroubleCode[] = $state.raw([]);
  readonly #opening: Promise<SheetStore>;
  readonly #channel: BroadcastChannel | undefined;
  /** Done as soon as all sheets have been read. */
  readonly ready: Promise<void>;

  constructor() {
    this.#opening = openSheetStore((code) => this.tell(code));
    this.ready = this.#reread();
    // Older browsers read again at their next change.
    this.#channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
    this.#channel?.addEventListener('message', () => void this.#reread());
  }

  get sheets(): readonly Sheet[] {
    return this.stored.map(({ sheet }) => sheet);
  }

  find(id: string): StoredSheet | undefined {
    return this.stored.find(({ sheet }) => sheet.id === id);
  }

  /** Says whether it was kept; if not, it has told why. */
  async save(stored: StoredSheet): Promise<boolean> {
    const store = await this.#opening;
    const answer = await store.save(stored).catch(() => 'not-stored' as const);
    if (answer === 'conflict') this.tell('out-of-date');
    if (answer === 'not-stored') this.tell('not-stored');
    await this.#renew();
    return answer === 'stored';
  }

  async remove(id: string): Promise<void> {
    const store = await this.#opening;
    await store.remove(id).catch(() => this.tell('not-stored'));
    await this.#renew();
  }

  tell(code: SheetTroubleCode): void {
    if (!this.troubles.includes(code)) this.troubles = [...this.troubles, code];
  }

  dismiss(code: SheetTroubleCode): void {
    this.troubles = this.troubles.filter((other) => other !== code);
  }

  close(): void {
    this.#channel?.close();
  }

  async #renew(): Promise<void> {
    await this.#reread();
    this.#channel?.postMessage('changed');
  }

  async #reread(): Promise<void> {
    const store = await this.#opening;
    this.stored = await store.list();
  }
}
