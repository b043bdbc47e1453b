import type { SeatingCommand, SeatingRefusalCode, TableStatus } from '@quando/protocol';
import {
  keyHashOf,
  personOf,
  partConfirmed,
  partIn,
  type DealMemory,
  type PartRequest,
} from '@quando/table/device';
import type { Seat } from '@quando/rules';
import type { MyTables } from './my-tables.svelte.ts';

export type PartCommand = Extract<SeatingCommand, { type: 'promise' | 'open' }>;

export type DealPartsOptions = {
  readonly table: string;
  readonly tables: MyTables;
  /** 256 random bits in hexadecimal. */
  readonly freshPart: () => string;
};

/** This device's parts in the deals, and what it was told before them. */
export class DealParts {
  readonly #options: DealPartsOptions;
  /** What has been sent since the page was loaded. */
  readonly #sent: Set<string> = new Set();

  constructor(options: DealPartsOptions) {
    this.#options = options;
  }

  /** What this device has to send for the next deal, if anything. What it needs to remember is stored first. */
  requestFor({ deal }: TableStatus, seat: Seat | 'none' | 'unknown'): PartRequest | undefined {
    const { tables, table, freshPart } = this.#options;
    // Another tab may have promised already.
    tables.reread();
    const { key, commitments, parts, contributions } = tables.savedAt(table);
    const before: DealMemory = { commitments, parts, contributions };
    const participant =
      typeof seat === 'number'
        ? { seat, person: personOf(keyHashOf(key)), freshValue: freshPart }
        : 'watcher';
    const { memory, request } = partIn(deal, before, participant);
    if (memory !== before) tables.change(table, memory);
    if (!request || this.#sent.has(idOf(request))) return undefined;
    this.#sent.add(idOf(request));
    return request;
  }

  /** Remembers an accepted request; one that was not stored is sent again. */
  conclude(command: PartCommand, refusal: SeatingRefusalCode | undefined): void {
    const { tables, table } = this.#options;
    if (refusal === 'not-stored') this.#sent.delete(idOf(command));
    if (!refusal) tables.change(table, partConfirmed(tables.savedAt(table), command));
  }
}

const idOf = ({ type, deal, attempt }: PartRequest): string => `${type} ${deal} ${attempt}`;
