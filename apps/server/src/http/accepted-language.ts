import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The languages in which the pages of the web app were built. */
export const languagesIn = (webApp: string): ReadonlySet<string> =>
  new Set(
    readdirSync(join(webApp, 'start'))
      .filter((file) => file.endsWith('.html'))
      .map((file) => basename(file, '.html')),
  );

/** The first accepted language that exists, with its region or else without, or else English. */
export function languageAccepted(accepted = '', languages: ReadonlySet<string>): string {
  const existing = (tag: string): string | undefined =>
    [...languages].find((language) => language.toLowerCase() === tag);
  const found = accepted.split(',').map((range) => {
    const tag = range.split(';', 1)[0]!.trim().toLowerCase();
    return existing(tag) ?? existing(tag.split('-', 1)[0]!);
  });
  return found.find((language) => language !== undefined) ?? 'en';
}
