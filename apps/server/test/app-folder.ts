import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

export const SCRIPT = `export const answer = ${'4 + '.repeat(300)}2;`;

/** What the start pages of the folder contain. */
export const INLINE = { style: 'body { margin: 0 }', script: 'early();' };

/** The start page in a language; previews of links show a picture at an origin. */
export const startPage = (language: string, origin = ''): string =>
  `<!doctype html><html lang="${language}"><style>${INLINE.style}</style><script>${INLINE.script}</script><meta property="og:image" content="${origin}/icon-512.png">`;

/** The page of every other screen in a language. */
export const screenPage = (language: string): string => `<!doctype html><html lang="${language}">`;

/** What previews of links to tables show. */
const PREVIEW = '<meta property="og:image" content="/invitation.png">';

/** A folder that looks like a built web app in English, German and Swiss German, removed after the test. */
export function appFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quando-app-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files: Record<string, string | Buffer> = {
    'sw.js': 'self.skipWaiting();',
    'assets/app-4f2a.js': SCRIPT,
    'assets/app-4f2a.js.br': brotliCompressSync(SCRIPT),
    'assets/app-4f2a.js.gz': gzipSync(SCRIPT),
  };
  for (const language of ['de', 'de-CH', 'en']) {
    files[`start/${language}.html`] = startPage(language);
    files[`start/${language}.html.br`] = brotliCompressSync(startPage(language));
    files[`screen/${language}.html`] = screenPage(language);
    files[`table/${language}.html`] = `${screenPage(language)}${PREVIEW}`;
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}
