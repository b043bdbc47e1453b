import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { isLanguage, languages, type Language } from '@quando/text';

/** What is built, where it is written, and where it will be served. */
export type Site = {
  /** The folder of the web app's sources. */
  readonly app: string;
  /** `static` for plain files on any web space; otherwise our server sends the pages. */
  readonly mode: 'production' | 'static';
  /** The path at which the app is served; it begins and ends with a slash. */
  readonly base: string;
  readonly folder: string;
  /** The language of pages whose address names none, if only plain files can be sent. */
  readonly language: Language;
};

/** The site that the arguments of `npm run build` ask for, or what is wrong with them. */
export function siteFor(args: readonly string[], app: string): Site | Wrong {
  const values = valuesIn(args);
  if ('wrong' in values) return values;
  const { base, language, static: isStatic } = values;
  const path = `/${base}/`.replaceAll(/\/{2,}/g, '/');
  if (!/^\/([\w.~-]+\/)*$/.test(path))
    return { wrong: `--base must be a path such as /games/quando/, not "${base}"` };
  if (!isLanguage(language)) return { wrong: `--language must be one of ${languages.join(', ')}` };
  if (isStatic) return { app, mode: 'static', base: path, folder: join(app, 'dist-static'), language };
  if (path !== '/') return { wrong: '--base is for --static: the server is at the root of its host' };
  return { app, mode: 'production', base: path, folder: join(app, 'dist'), language };
}

type Wrong = { readonly wrong: string };

type Values = { readonly base: string; readonly language: string; readonly static: boolean };

function valuesIn(args: readonly string[]): Values | Wrong {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}

const OPTIONS = {
  static: { type: 'boolean', default: false },
  base: { type: 'string', default: '/' },
  language: { type: 'string', default: 'en' },
  'if-needed': { type: 'boolean', default: false },
} as const;
