import { globSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Test files by runner, relative to the root, with slashes. */
export type Selection = { readonly node: readonly string[]; readonly browser: readonly string[] };

const root = join(import.meta.dirname, '../..');
const NODE_TESTS = '**/test/**/*.test.ts';
const BROWSER_TESTS = 'apps/web/test/**/*.e2e.ts';
const ELSEWHERE = ['**/node_modules', '.stryker-tmp', 'reports'];

/** The test files at these paths, each a file or a folder; or the first path without any. */
export function selectTests(paths: readonly string[]): Selection | { readonly missing: string } {
  const node = filesIn(NODE_TESTS);
  const browser = filesIn(BROWSER_TESTS);
  const missing = paths.find((path) => ![...node, ...browser].some((file) => isAt(file, path)));
  if (missing !== undefined) return { missing };
  const isChosen = (file: string): boolean => paths.some((path) => isAt(file, path));
  return { node: node.filter(isChosen), browser: browser.filter(isChosen) };
}

const filesIn = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root, exclude: ELSEWHERE })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();

function isAt(file: string, path: string): boolean {
  const place = posix.normalize(path.replaceAll('\\', '/')).replace(/\/$/, '');
  return place === '.' || file === place || file.startsWith(`${place}/`);
}
