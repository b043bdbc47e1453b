import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages, translationOf, type Language, type PageWords } from '@quando/text';
import { build, type Plugin, type Rolldown } from 'vite';
import { filledPage, type PageParts } from './filled-page.ts';
import type { Site } from './site.ts';

/** What `apps/web/src/prerender.ts` exports. */
type Prerender = { readonly startPage: (language: Language) => Promise<StartPage> };

type StartPage = {
  readonly head: string;
  readonly body: string;
  readonly title: string;
  readonly words: PageWords;
};

/**
 * Writes what a server sends in each language: `start/LANGUAGE.html`, the start page as the app renders it,
 * `screen/LANGUAGE.html`, the empty page of every other screen, `table/LANGUAGE.html`, the same with the preview of an
 * invitation to a table, and `manifest-LANGUAGE.webmanifest`.
 */
export function languagePages(site: Site): Plugin {
  let files: LateFiles = new Map();
  return {
    name: 'quando-language-pages',
    generateBundle: (_options, bundle) => {
      files = lateFilesIn(bundle, site.base);
    },
    // The service worker, which lists all pages, is written later.
    writeBundle: () => writePages(site, files),
  };
}

/** Modules with the texts that the app has from the start, and what all screens but the first need. */
const LATE = /(?:text|web)\/src\/(?<name>[a-z]{2}\/(?:app|board|catalogue)|screens\/Screens)\.(?:ts|svelte)$/;

/** By name, as in `de/app`: the addresses of what the app would otherwise ask for late. */
type LateFiles = ReadonlyMap<string, readonly string[]>;

const lateFilesIn = (bundle: Rolldown.OutputBundle, base: string): LateFiles =>
  new Map(
    Object.values(bundle).flatMap((output) => {
      if (output.type !== 'chunk') return [];
      const name = LATE.exec(output.facadeModuleId ?? '')?.groups?.['name'];
      const files = [output.fileName, ...output.imports].map((file) => base + file);
      return name === undefined ? [] : [[name, files]];
    }),
  );

/** The picture of an invitation, which `npm run icons` draws. */
const image = { address: '/invitation.png', width: 1200, height: 630 } as const;

async function writePages(site: Site, lateFiles: LateFiles): Promise<void> {
  const { base, folder: dist } = site;
  const read = (file: string): Promise<string> => readFile(join(dist, file), 'utf8');
  const page = await read('index.html');
  const filesOf = (...names: readonly string[]): readonly string[] => {
    const files = names.flatMap((name) => {
      const found = lateFiles.get(name);
      if (!found) throw new Error(`the build has no file of ${name}`);
      return found;
    });
    // The page loads some of them anyway.
    return [...new Set(files)].filter((file) => !page.includes(file));
  };
  const address = /(?<=<link rel="stylesheet"[^>]*href=")[^"]*/.exec(page)?.[0] ?? '';
  const styles = { address, content: await read(address.slice(base.length)) };
  const earlyScript = await read('early-settings.js');
  const manifest: object = JSON.parse(await read('manifest.webmanifest'));
  await Promise.all(
    ['start', 'screen', 'table'].map((folder) => mkdir(join(dist, folder), { recursive: true })),
  );
  for (const [language, { head, body, title, words }] of await renderedStartPages(site)) {
    const [app, ...others] = ['app', 'board', 'catalogue'].map(
      (name) => `${translationOf(language)}/${name}`,
    );
    const preloads = filesOf(app!, ...others, 'screens/Screens');
    const parts: PageParts = { language, base, title, words, preloads, styles, earlyScript };
    const start = { ...parts, preloads: filesOf(app!), start: { head, body } };
    const { description } = words;
    const files: Readonly<Record<string, string>> = {
      [`start/${language}.html`]: filledPage(page, start),
      [`screen/${language}.html`]: filledPage(page, parts),
      [`table/${language}.html`]: filledPage(page, { ...parts, preview: { ...words.invitation, image } }),
      [`manifest-${language}.webmanifest`]: JSON.stringify({ ...manifest, lang: language, description }),
    };
    for (const [file, content] of Object.entries(files)) await writeFile(join(dist, file), content);
  }
}

/** Bundles the app for rendering outside a browser, and renders its start page in every language. */
async function renderedStartPages({
  app,
  mode,
  base,
  folder: dist,
}: Site): Promise<ReadonlyMap<Language, StartPage>> {
  // Inside the app, so that the bundle finds its packages.
  const folder = await mkdtemp(join(dist, 'prerender-'));
  try {
    await build({
      root: app,
      mode,
      base,
      configFile: join(app, 'vite.config.ts'),
      logLevel: 'warn',
      build: { ssr: 'src/prerender.ts', outDir: folder, copyPublicDir: false, emptyOutDir: false },
    });
    const { startPage }: Prerender = await import(pathToFileURL(join(folder, 'prerender.js')).href);
    const pages = languages.map(async (language) => [language, await startPage(language)] as const);
    return new Map(await Promise.all(pages));
  } finally {
    await rm(folder, { recursive: true });
  }
}
