import { globSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** All sources of the web app. */
const SOURCES = [
  'package-lock.json',
  'apps/web/*.{ts,js,json,html}',
  'apps/web/{src,public}/**/*',
  'packages/*/package.json',
  'packages/*/src/**/*',
  'packages/bots/{kernel,weights}/*',
  'tools/build/*.ts',
];

/** Whether the build is newer than all its sources. */
export function isBuilt(root: string, page: string): boolean {
  const built = statSync(resolve(root, page), { throwIfNoEntry: false })?.mtimeMs;
  return built !== undefined && changedAt(root) < built;
}

/** When a source was last changed, added or removed; the latter changes its folder. */
const changedAt = (root: string): number =>
  globSync(SOURCES, { cwd: root })
    .map((path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? Infinity)
    .reduce((latest, time) => Math.max(latest, time), 0);
