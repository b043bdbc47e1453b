import * as v from 'valibot';
import { codeText, type TableCode } from './code-text.ts';
import type { DeepReadonly } from './deep-readonly.ts';
import { count } from './primitive.ts';

/** How many words a table's code has. */
export const CODE_LENGTH = 3;

/** How many words there are; each language has a name for each of them. */
export const CODE_WORD_COUNT = 160;

/** The places of a code's words in the list of all words. */
export const tableCode = v.pipe(
  v.array(v.pipe(count, v.maxValue(CODE_WORD_COUNT - 1))),
  v.length(CODE_LENGTH),
);

const codeOfTable = v.object({
  code: tableCode,
  /** Until when it leads to the table unless it is asked for again, in milliseconds since 1970. */
  until: v.number(),
  /** The server's clock, which `until` refers to. */
  now: v.number(),
});

/** The answer to `POST /api/tables/:table/code`. */
export type CodeOfTable = DeepReadonly<v.InferOutput<typeof codeOfTable>>;

/** Parses a code in an address; undefined if it is none. */
export function parseCodeText(text: string): TableCode | undefined {
  if (!/^\d{1,3}(?:-\d{1,3})*$/.test(text)) return undefined;
  const result = v.safeParse(tableCode, text.split('-').map(Number));
  return result.success && codeText(result.output) === text ? result.output : undefined;
}

/** Parses an answer; undefined if a newer or broken server sent it. */
export function parseCodeOfTable(value: unknown): CodeOfTable | undefined {
  const result = v.safeParse(codeOfTable, value);
  return result.success ? result.output : undefined;
}
