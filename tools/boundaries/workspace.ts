import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** A package of the repository. */
export type Workspace = {
  readonly name: string;
  /** The file of each specifier that others may import, such as `@quando/rules/authority`. */
  readonly exports: ReadonlyMap<string, string>;
};

type Manifest = { readonly name: string; readonly exports?: Readonly<Record<string, string>> };

/** The packages below `packages` and `apps`. */
export function workspacesIn(root: string): Workspace[] {
  return ['packages', 'apps'].flatMap((parent) =>
    foldersIn(join(root, parent))
      .map((name) => `${parent}/${name}`)
      .filter((folder) => existsSync(join(root, folder, 'package.json')))
      .map((folder) => workspaceIn(root, folder)),
  );
}

function workspaceIn(root: string, folder: string): Workspace {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const { name, exports = {} } = manifest;
  const files = Object.entries(exports).map(
    ([path, file]) => [posix.join(name, path), posix.join(folder, file)] as const,
  );
  return { name, exports: new Map(files) };
}

/** All sources, relative to the root, with slashes. */
export function sourcesIn(root: string): string[] {
  return ['packages', 'apps', 'conformance', 'tools']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path).replaceAll('\\', '/'),
      ),
    )
    .filter(
      (path) => /\.([cm]?[jt]s|svelte)$/.test(path) && !/(^|\/)(node_modules|dist|dist-static)\//.test(path),
    );
}

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];
