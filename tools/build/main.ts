import { join } from 'node:path';
import { build } from 'vite';
import { compress } from './compressed.ts';
import { languagePages } from './language-pages.ts';
import { isBuilt } from './sources.ts';

/** Builds the web app; with `--if-needed` only if a source is newer than the build. */
const root = join(import.meta.dirname, '../..');
const app = join(root, 'apps/web');

if (!process.argv.includes('--if-needed') || !isBuilt(root, 'apps/web/dist/start/it.html')) {
  await build({
    root: app,
    configFile: join(app, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [languagePages(app)],
  });
  await compress(join(app, 'dist'));
  console.log('The web app is built: apps/web/dist');
}
