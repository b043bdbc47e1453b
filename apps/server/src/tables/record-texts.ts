import type { OnlineTable } from '@quando/table';

/** How many records are kept; even those of the longest games have less than a megabyte. */
const MOST = 32;

type Recorded = Pick<OnlineTable, 'id' | 'record'>;

/** The records of finished games as JSON, each made once: a record never changes. */
export class RecordTexts {
  /** The one used least recently comes first. */
  readonly #texts: Map<string, string> = new Map();

  /** Undefined until the game is over. */
  of(table: Recorded): string | undefined {
    const text = this.#texts.get(table.id) ?? textOf(table);
    if (text === undefined) return undefined;
    this.#texts.delete(table.id);
    this.#texts.set(table.id, text);
    if (this.#texts.size > MOST) this.#texts.delete(this.#texts.keys().next().value!);
    return text;
  }
}

function textOf({ record }: Recorded): string | undefined {
  return record === 'not-over' ? undefined : JSON.stringify(record);
}
