import { join } from 'node:path';
import { build, preview } from 'vite';
import { isBuilt } from '../build/sources.ts';

/** Builds the gallery of the board if needed, serves it on a free port of localhost, and returns its address. */
const root = join(import.meta.dirname, '../..');
const app = join(root, 'apps/web');
const outDir = join(root, 'reports/gallery');
const settings = { root: app, mode: 'gallery', logLevel: 'warn', build: { outDir } } as const;

if (!isBuilt(root, 'reports/gallery/gallery.html')) {
  const rolldownOptions = { input: join(app, 'gallery.html') };
  await build({ ...settings, build: { outDir, emptyOutDir: true, rolldownOptions } });
}
const server = await preview({ ...settings, preview: { port: 0 } });
console.log(`The gallery is at ${server.resolvedUrls?.local[0]}`);
