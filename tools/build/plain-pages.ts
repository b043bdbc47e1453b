import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languages, type Language } from '@quando/text';

/** Screens whose addresses are always the same; those with the id of a game or a sheet need the fallback. */
const SCREENS = [
  'setup',
  'setup/pass',
  'games',
  'settings',
  'help',
  'privacy',
  'rules',
  'learn',
  'sheet',
  'sheet/new',
  'sheet/statistics',
  'quando',
  'quando/today',
  'quando/history',
  '8',
  '8/calendar',
  '8/more',
  '8/club',
];

/** For GitHub Pages, which leaves out files that it takes for those of Jekyll. */
const NOT_JEKYLL = '.nojekyll';

/**
 * Gives every address a file, for a web space that can only send files: the start page in this language and in every other
 * below its code, a page for each screen, and 404.html, which most web spaces send for any other address. They are written
 * after the service worker, which keeps one page per language instead.
 */
export async function writePlainPages(folder: string, language: Language): Promise<void> {
  const copy = async (from: string, to: string): Promise<void> => {
    await mkdir(dirname(join(folder, to)), { recursive: true });
    await copyFile(join(folder, from), join(folder, to));
  };
  await copy(`start/${language}.html`, 'index.html');
  await copy(`screen/${language}.html`, '404.html');
  for (const each of languages) await copy(`start/${each}.html`, `${each}/index.html`);
  for (const screen of SCREENS) await copy(`screen/${language}.html`, `${screen}/index.html`);
  await rm(join(folder, 'table'), { recursive: true });
  await rm(join(folder, 'invitation.png'));
  await writeFile(join(folder, NOT_JEKYLL), '');
}
