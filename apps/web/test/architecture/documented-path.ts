import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');

const HEADING = "## From a tap to everyone's screen";

/** A step of the path that docs/architecture.md describes: a function, or a method such as `Table.submit`. */
export type PathStep = { readonly name: string; readonly file: string };

/** The path of a move on a device and online, in the order of the document's table. */
export function documentedPaths(): {
  readonly onDevice: readonly PathStep[];
  readonly online: readonly PathStep[];
} {
  const rows = rowsUnder(HEADING, readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8'));
  return {
    onDevice: rows.map(([device]) => stepOf(device)),
    online: rows.map(([, online]) => stepOf(online)),
  };
}

/** The numbered rows of a section's table: what they name on a device and online. */
function rowsUnder(heading: string, document: string): (readonly [string, string])[] {
  const section = document.slice(document.indexOf(`${heading}\n`)).split('\n## ', 1)[0]!;
  const rows = [...section.matchAll(/^\| (\d+)\.[^|]*\| `([^`]+)` *\| `([^`]+)` *\|$/gm)];
  for (const [i, [, number]] of rows.entries())
    if (Number(number) !== i + 1) throw new Error(`row ${number}`);
  return rows.map(([, , device, online]) => [device!, online!]);
}

const stepOf = (name: string): PathStep => ({ name, file: fileOf(name.split('.')[0]!) });

/** The one source file that exports a class or a function. */
function fileOf(name: string): string {
  const isDefined = new RegExp(`^export (class|function|const|async function) ${name}\\b`, 'm');
  const [file, ...others] = SOURCES.filter(({ text }) => isDefined.test(text));
  if (!file || others.length > 0)
    throw new Error(`${name} is defined ${file ? 'more than once' : 'nowhere'}`);
  return file.path;
}

const SOURCES = globSync('{packages,apps}/*/src/**/*.ts', { cwd: ROOT }).map((path) => ({
  path: join(ROOT, path),
  text: readFileSync(join(ROOT, path), 'utf8'),
}));
