import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf } from '../boundaries/import-list.ts';

const root = join(import.meta.dirname, '../..');

/** What `npm start` runs: the build, what it builds, and the server. */
const STARTED = [
  'tools/build/*.ts',
  'apps/web/{vite.config,svelte.config}.{ts,js}',
  'apps/{web,server}/src/**/*.{ts,svelte}',
  'packages/*/src/**/*.ts',
];

/** In a lock file `dev` marks what `npm ci --omit=dev` leaves out. */
type Lock = { readonly packages: Readonly<Record<string, { readonly dev?: boolean }>> };

const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

it('an install without development tools has everything that npm start imports', () => {
  const places = new Set(globSync(STARTED, { cwd: root }).flatMap(placesImportedIn));
  expect(places).toContain('node_modules/vite');
  expect(places).toContain('node_modules/svelte');
  expect([...places].filter((place) => lock.packages[place]?.dev === true)).toEqual([]);
});

/** Where the packages lie that a file imports at run time. */
const placesImportedIn = (file: string): string[] =>
  importsOf(file, readFileSync(join(root, file), 'utf8'))
    .filter(({ specifier, isErased }) => !isErased && /^[@a-z][^:]*$/.test(specifier))
    .map(({ specifier }) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'))
    .map((name) => placeOf(name, file.split('/', 2).join('/')));

/** A workspace has its own copy of a package whose version differs from the one at the top. */
function placeOf(name: string, workspace: string): string {
  const own = `${workspace}/node_modules/${name}`;
  return own in lock.packages ? own : `node_modules/${name}`;
}
