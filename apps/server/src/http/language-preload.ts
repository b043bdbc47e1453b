import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By language: the files with its texts. */
export type LanguageFiles = Readonly<Record<string, readonly string[]>>;

/** The build's list of files by language; empty if the folder has none. */
export function languageFilesIn(webApp: string): LanguageFiles {
  const path = join(webApp, 'languages.json');
  const files: LanguageFiles = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return files;
}

/** The header that preloads the texts of a reader's language. */
export function languagePreload(files: LanguageFiles, accepted?: string): string | undefined {
  const language = languageAccepted(accepted, (tag) => Object.hasOwn(files, tag));
  if (language === undefined) return undefined;
  return files[language]!.map((file) => `<${file}>; rel=modulepreload`).join(', ');
}

/** The first accepted language that exists, or else English if that does. */
export function languageAccepted(accepted = '', exists: (tag: string) => boolean): string | undefined {
  const tags = accepted.split(',').map((range) => range.trim().slice(0, 2).toLowerCase());
  return [...tags, 'en'].find(exists);
}
