import type { SheetTroubleCode } from '@quando/text';
import { formatChange, parseChange, type SheetChannel } from './sheet-channel.ts';
import type { SheetStore } from './sheet-store.ts';
import type { Sheet } from './sheet.ts';
import type { StoredSheet } from './stored-sheet.ts';

/** What became of a save: `conflict` means that the sheet has changed elsewhere, and nothing was stored. */
export type SaveOutcome = 'stored' | 'conflict' | 'failed';

type SheetLibraryOptions = {
  readonly openStore: (onTrouble: (code: SheetTroubleCode) => void) => Promise<SheetStore>;
  readonly channel: SheetChannel | undefined;
};

/** All sheets of this device, in sync with its other tabs. After loading, only changed sheets are read. */
export class SheetLibrary {
  /** Ordered by id. */
  stored: readonly StoredSheet[] = $state.raw([]);
  troubles: readonly SheetTroubleCode[] = $state.raw([]);
  readonly #store: Promise<SheetStore>;
  readonly #channel: SheetChannel | undefined;
  /** Resolves when all sheets are loaded. */
  readonly ready: Promise<void>;

  constructor({ openStore, channel }: SheetLibraryOptions) {
    this.#store = openStore((code) => this.report(code));
    this.#channel = channel;
    this.ready = this.#load();
    channel?.addEventListener('message', ({ data }) => void this.#changedElsewhere(parseChange(data)));
  }

  get sheets(): readonly Sheet[] {
    return this.stored.map(({ sheet }) => sheet);
  }

  find(id: string): StoredSheet | undefined {
    return this.stored.find(({ sheet }) => sheet.id === id);
  }

  /** After a conflict, the sheet here is the one stored by the other tab. */
  async save(stored: StoredSheet): Promise<SaveOutcome> {
    const outcome = await this.#attempt(stored).catch(() => 'failed' as const);
    if (outcome === 'conflict') this.report('out-of-date');
    if (outcome === 'failed') this.report('not-stored');
    return outcome;
  }

  async remove(id: string): Promise<void> {
    const store = await this.#store;
    try {
      await store.remove(id);
    } catch {
      this.report('not-stored');
      return;
    }
    this.#replace(id, undefined);
    this.#announce(id);
  }

  report(code: SheetTroubleCode): void {
    if (!this.troubles.includes(code)) this.troubles = [...this.troubles, code];
  }

  dismiss(code: SheetTroubleCode): void {
    this.troubles = this.troubles.filter((other) => other !== code);
  }

  close(): void {
    this.#channel?.close();
  }

  async #attempt(stored: StoredSheet): Promise<'stored' | 'conflict'> {
    const store = await this.#store;
    const outcome = await store.save(stored);
    if (outcome === 'conflict') {
      await this.#reread(stored.sheet.id);
    } else {
      this.#replace(stored.sheet.id, stored);
      this.#announce(stored.sheet.id);
    }
    return outcome;
  }

  #changedElsewhere(id: string | undefined): Promise<void> {
    return id === undefined ? this.#load() : this.#reread(id);
  }

  async #load(): Promise<void> {
    const store = await this.#store;
    this.stored = inOrder(await store.list());
  }

  async #reread(id: string): Promise<void> {
    const store = await this.#store;
    this.#replace(id, await store.read(id));
  }

  #replace(id: string, stored: StoredSheet | undefined): void {
    const others = this.stored.filter(({ sheet }) => sheet.id !== id);
    this.stored = stored ? inOrder([...others, stored]) : others;
  }

  #announce(id: string): void {
    this.#channel?.postMessage(formatChange(id));
  }
}

const inOrder = (stored: readonly StoredSheet[]): readonly StoredSheet[] =>
  stored.toSorted((a, b) => (a.sheet.id < b.sheet.id ? -1 : 1));
