import type { OnlineTable } from '@quando/table';

/** How many records are kept; even those of the longest games have less than a megabyte. */
const MOST = 32;

type Recorded = Pick<OnlineTable, 'id' | 'record' | 'erasures'>;
type Kept = { readonly text: string; readonly erasures: number };

/** The records of finished games as JSON: a record changes only when somebody deletes their name. */
export class RecordTexts {
  /** The one used least recently comes first. */
  readonly #texts: Map<string, Kept> = new Map();

  /** Undefined until the game is over. */
  of(table: Recorded): string | undefined {
    const { id, erasures } = table;
    const kept = this.#texts.get(id);
    const text = kept?.erasures === erasures ? kept.text : textOf(table);
    if (text === undefined) return undefined;
    this.#texts.delete(id);
    this.#texts.set(id, { text, erasures });
    if (this.#texts.size > MOST) this.#texts.delete(this.#texts.keys().next().value!);
    return text;
  }

  forget(table: string): void {
    this.#texts.delete(table);
  }
}

function textOf({ record }: Recorded): string | undefined {
  return record === 'not-over' ? undefined : JSON.stringify(record);
}
