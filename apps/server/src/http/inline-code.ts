import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the policy allows inside a page, as its sources: `'sha256-…'`. */
export type InlineCode = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

export const NO_INLINE_CODE: InlineCode = { scripts: [], styles: [] };

/** The script and the styles inside the built start pages, which are drawn from a single response. */
export function inlineCodeIn(webApp: string): InlineCode {
  const folder = join(webApp, 'start');
  const files = readdirSync(folder).filter((file) => file.endsWith('.html'));
  const pages = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const sources = (element: RegExp): string[] => [
    ...new Set(pages.flatMap((page) => [...page.matchAll(element)].map(([, content]) => sourceOf(content!)))),
  ];
  return { scripts: sources(/<script>(.*?)<\/script>/gs), styles: sources(/<style>(.*?)<\/style>/gs) };
}

const sourceOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
