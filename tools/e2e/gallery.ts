import { join } from 'node:path';
import { build, preview } from 'vite';

/** Builds the gallery of the board, serves it on a free port of the loopback, and says where. */
const app = join(import.meta.dirname, '../../apps/web');
const outDir = join(import.meta.dirname, '../../reports/gallery');
const settings = { root: app, mode: 'gallery', logLevel: 'warn', build: { outDir } } as const;

await build({
  ...settings,
  build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(app, 'gallery.html') } },
});
const server = await preview({ ...settings, preview: { port: 0 } });
console.log(`The gallery is at ${server.resolvedUrls?.local[0]}`);
