import { join, relative } from 'node:path';
import { build } from 'vite';
import { compress } from './compressed.ts';
import { languagePages } from './language-pages.ts';
import { siteFor, type Site } from './site.ts';
import { isBuilt } from './sources.ts';
import { writePlainPages } from './plain-pages.ts';

/**
 * Builds the web app; with `--if-needed` only if a source is newer than the build, with `--static` for a web space that
 * sends plain files, below the path `--base`.
 */
const root = join(import.meta.dirname, '../..');
const site = siteFor(process.argv.slice(2), join(root, 'apps/web'));

if ('wrong' in site) {
  console.error(site.wrong);
  process.exitCode = 2;
} else if (!process.argv.includes('--if-needed') || !isBuilt(root, join(site.folder, 'start/it.html'))) {
  await buildSite(site);
  console.log(`The web app is built: ${relative(root, site.folder)}`);
}

async function buildSite(wanted: Site): Promise<void> {
  const { app, mode, base, folder, language } = wanted;
  await build({
    root: app,
    mode,
    base,
    configFile: join(app, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
    plugins: [languagePages(wanted)],
  });
  if (mode === 'static') await writePlainPages(folder, language);
  else await compress(folder);
}
