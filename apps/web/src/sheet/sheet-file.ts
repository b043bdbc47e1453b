import { fieldsOf } from '../local-store.ts';
import { parseSheet } from './sheet-schemas.ts';
import type { Sheet } from './sheet.ts';

const FORMAT = 'quando-sheets';
const VERSION = 1;

/** Why a file cannot be imported. */
export type FileRefusal = { readonly code: 'not-json' | 'not-ours' | 'newer-version' | 'damaged' };

/** All sheets as a file that can be imported here or on another device. */
export const formatFile = (sheets: readonly Sheet[]): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, sheets }, undefined, 2)}\n`;

/** Reads all sheets of a file, or none. */
export function readFile(text: string): readonly Sheet[] | FileRefusal {
  const content = parsedJson(text);
  if (content === undefined) return { code: 'not-json' };
  const { format, version, sheets } = fieldsOf(content);
  if (format !== FORMAT) return { code: 'not-ours' };
  if (typeof version === 'number' && version > VERSION) return { code: 'newer-version' };
  if (!Array.isArray(sheets)) return { code: 'damaged' };
  const parsed = sheets.map(parseSheet);
  return parsed.every((sheet) => sheet !== undefined) ? parsed : { code: 'damaged' };
}

/** Undefined if it is not JSON. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
