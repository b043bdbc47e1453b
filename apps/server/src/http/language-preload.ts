import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By language: the files that have its words. */
export type LanguageFiles = Readonly<Record<string, readonly string[]>>;

/** What the build wrote down about the languages; none for a folder without it. */
export function languageFilesIn(webApp: string): LanguageFiles {
  const path = join(webApp, 'languages.json');
  const files: LanguageFiles = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return files;
}

/** The header that has the words of a reader's language fetched before the page knows that it needs them. */
export function languagePreload(files: LanguageFiles, accepted = ''): string | undefined {
  const tags = accepted.split(',').map((range) => range.trim().slice(0, 2).toLowerCase());
  const language = [...tags, 'en'].find((tag) => Object.hasOwn(files, tag));
  if (language === undefined) return undefined;
  return files[language]!.map((file) => `<${file}>; rel=modulepreload`).join(', ');
}
