import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages, type Language, type PageWords } from '@quando/text';
import { build } from 'vite';

/** What `apps/web/src/prerender.ts` exports. */
type Prerender = { readonly startPage: (language: Language) => Promise<StartPage> };

export type StartPage = { readonly head: string; readonly body: string; readonly words: PageWords };

/** Renders the start page in every language next to the built page: `dist/start/LANGUAGE.html`. */
export async function buildStartPages(app: string): Promise<void> {
  const dist = join(app, 'dist');
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  await mkdir(join(dist, 'start'), { recursive: true });
  // Inside the app, so that the bundle finds its packages.
  const bundle = await mkdtemp(join(app, 'dist/prerender-'));
  try {
    const { startPage } = await prerenderIn(app, bundle);
    for (const language of languages)
      await writeFile(
        join(dist, 'start', `${language}.html`),
        filledPage(page, language, await startPage(language)),
      );
  } finally {
    await rm(bundle, { recursive: true });
  }
}

async function prerenderIn(app: string, bundle: string): Promise<Prerender> {
  await build({
    root: app,
    configFile: join(app, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: 'src/prerender.ts', outDir: bundle, copyPublicDir: false, emptyOutDir: false },
  });
  const prerender: Prerender = await import(pathToFileURL(join(bundle, 'prerender.js')).href);
  return prerender;
}

/** The only inline style of the start page, which its style sheet says as well. */
const WIDTH = ' style="--w: 100px;"';

/** The built page with the rendered one in it; throws if either is not as expected. */
export function filledPage(page: string, language: Language, { head, body, words }: StartPage): string {
  const plain = body.replaceAll(WIDTH, '');
  // The content security policy would refuse them.
  if (/ style=|<script|<style/.test(plain)) throw new Error('the start page needs inline styles or scripts');
  const noscript = `<noscript><p>${words.needsScript}</p></noscript>`;
  const places: readonly (readonly [RegExp, string])[] = [
    [/<html lang="en">/, `<html lang="${language}" data-theme="day" data-motion="full">`],
    [/(?<=name="description"\s+content=")[^"]*/, words.description],
    [/<title>.*<\/title>/, head],
    [/<div id="app"><\/div>/, `${noscript}<div id="app">${plain}</div>`],
  ];
  return places.reduce((filled, [place, content]) => replaced(filled, place, content), page);
}

function replaced(text: string, place: RegExp, content: string): string {
  if (!place.test(text)) throw new Error(`the built page has no ${place}`);
  return text.replace(place, () => content);
}
