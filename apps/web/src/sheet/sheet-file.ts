import { parseSheet } from './sheet-schemas.ts';
import type { Sheet } from './sheet.ts';

const FORMAT = 'quando-sheets';
const VERSION = 1;

/** Why a file cannot be read in. */
export type FileRefusal = { readonly code: 'not-json' | 'not-ours' | 'newer-version' | 'damaged' };

/** All sheets as a file that can be read in again, here or on another device. */
export const formatFile = (sheets: readonly Sheet[]): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, sheets }, undefined, 2)}\n`;

/** Reads a file completely or not at all. */
export function readFile(text: string): readonly Sheet[] | FileRefusal {
  const content = parsedJson(text);
  if (content === undefined) return { code: 'not-json' };
  if (content['format'] !== FORMAT) return { code: 'not-ours' };
  if (typeof content['version'] === 'number' && content['version'] > VERSION)
    return { code: 'newer-version' };
  const { sheets } = content;
  if (!Array.isArray(sheets)) return { code: 'damaged' };
  const parsed = sheets.map(parseSheet);
  return parsed.every((sheet) => sheet !== undefined) ? parsed : { code: 'damaged' };
}

/** Undefined if it is no JSON; what is no object has nothing to name. */
function parsedJson(text: string): Record<string, unknown> | undefined {
  try {
    const content: unknown = JSON.parse(text);
    return typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : {};
  } catch {
    return undefined;
  }
}
