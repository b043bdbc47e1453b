import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

export const PAGE = '<!doctype html><title>Quando</title>';
export const SCRIPT = `export const answer = ${'4 + '.repeat(300)}2;`;

/** The start page in a language. */
export const startPage = (language: string): string => `<!doctype html><html lang="${language}">`;

/** A folder that looks like a built web app, removed after the test; with start pages in these languages. */
export function appFolder(...languages: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'quando-app-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files: Record<string, string | Buffer> = {
    'index.html': PAGE,
    'index.html.br': brotliCompressSync(PAGE),
    'languages.json': JSON.stringify({ de: ['/assets/de-1.js', '/assets/de-2.js'], en: ['/assets/en-1.js'] }),
    'sw.js': 'self.skipWaiting();',
    'assets/app-4f2a.js': SCRIPT,
    'assets/app-4f2a.js.br': brotliCompressSync(SCRIPT),
    'assets/app-4f2a.js.gz': gzipSync(SCRIPT),
  };
  for (const language of languages) files[`start/${language}.html`] = startPage(language);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}
