import type { SeatingCommand, SeatingRefusalCode, TableStatus } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { MyTables } from './my-tables.svelte.ts';

export type Contribution = Extract<SeatingCommand, { type: 'contribute' }>;

export type DealContributionsOptions = {
  readonly table: string;
  readonly tables: MyTables;
  /** 256 random bits in hexadecimal. */
  readonly freshContribution: () => string;
};

/** This device's contributions to the shuffles, and the commitments it was given before. */
export class DealContributions {
  readonly #options: DealContributionsOptions;
  /** The deals contributed to since the page was loaded. */
  readonly #offered: Set<number> = new Set();

  constructor(options: DealContributionsOptions) {
    this.#options = options;
  }

  /** Remembers the first commitment to a deal; a different one later would break it. */
  noteCommitment({ deal: { number, commitment } }: TableStatus): void {
    const { tables, table } = this.#options;
    const { commitments } = tables.savedAt(table);
    if (commitments[number] !== undefined) return;
    tables.change(table, { commitments: { ...commitments, [number]: commitment } });
  }

  /**
   * The contribution to the next deal; undefined if this seat has already contributed. One secret contribution is
   * enough to make a deal unpredictable.
   */
  offerFor(
    { deal: { number, contributors } }: TableStatus,
    seat: Seat,
  ): Omit<Contribution, 'id'> | undefined {
    if (contributors.includes(seat) || this.#offered.has(number)) return undefined;
    this.#offered.add(number);
    return { type: 'contribute', deal: number, value: this.#options.freshContribution() };
  }

  /** Remembers an accepted contribution; one that was not stored is sent again. */
  conclude({ deal, value }: Contribution, refusal: SeatingRefusalCode | undefined): void {
    const { tables, table } = this.#options;
    if (refusal === 'not-stored') this.#offered.delete(deal);
    if (refusal) return;
    const { contributions } = tables.savedAt(table);
    tables.change(table, { contributions: { ...contributions, [deal]: value } });
  }
}
