import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { AREAS, mayImport, SETTINGS, TESTS, type Area } from './area.ts';
import { COMPUTED, importsOf, type Import } from './import-list.ts';
import { sourcesIn, workspacesIn, type Workspace } from './workspace.ts';

/** An import that the boundaries do not allow; lines count from 1. */
export type Crossing = { readonly file: string; readonly line: number; readonly why: string };

type Tree = {
  readonly workspaces: readonly Workspace[];
  /** The imports of every source. */
  readonly imports: ReadonlyMap<string, readonly Import[]>;
};

/** All imports below a root that cross a boundary, and the number of files checked. */
export function crossingsIn(root: string): { readonly files: number; readonly crossings: Crossing[] } {
  const files = sourcesIn(root);
  const imports = new Map(
    files.map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]),
  );
  const tree = { workspaces: workspacesIn(root), imports };
  return { files: files.length, crossings: files.flatMap((file) => crossingsOf(file, tree)) };
}

function crossingsOf(file: string, tree: Tree): Crossing[] {
  const area = areaOf(file);
  if (!area)
    return [{ file, line: 1, why: 'no boundary is drawn for this folder (tools/boundaries/area.ts)' }];
  return tree.imports.get(file)!.flatMap((found) => {
    const why = whyNot(file, found.specifier, area, tree);
    return why === undefined ? [] : [{ file, line: found.line, why }];
  });
}

function areaOf(file: string): Area | undefined {
  const [, inPackage] = /^(?:packages|apps)\/[^/]+\/(.*)$/.exec(file) ?? [];
  if (inPackage !== undefined && /^(test|e2e)\//.test(inPackage)) return TESTS;
  if (inPackage !== undefined && !inPackage.includes('/')) return SETTINGS;
  return AREAS.find(({ folder }) => file.startsWith(`${folder}/`));
}

/** Why a file of an area may not import this; undefined if it may. */
function whyNot(file: string, specifier: string, area: Area, tree: Tree): string | undefined {
  if (specifier === COMPUTED && !area.may.includes('*')) return 'imports what only a running program knows';
  return specifier.startsWith('.')
    ? whyNotFile(file, fromFile(file, specifier), area, tree)
    : whyNotModule(specifier, area, tree);
}

function whyNotFile(file: string, target: string, area: Area, tree: Tree): string | undefined {
  if (area.inside?.some((folder) => target.startsWith(`${folder}/`))) return undefined;
  if (packageOf(target) !== packageOf(file)) return `imports ${target}, a file of another package`;
  if (area !== TESTS && areaOf(target) === TESTS) return `imports ${target}, a test`;
  return whyNever(target, target, area, tree);
}

function whyNotModule(specifier: string, area: Area, tree: Tree): string | undefined {
  if (!mayImport(area, specifier)) return `imports ${specifier}, which ${area.folder} may not`;
  const workspace = workspaceOf(specifier, tree);
  if (!workspace) return undefined;
  const target = fromWorkspace(specifier, workspace);
  if (target === undefined) return `imports ${specifier}, which ${workspace.name} does not export`;
  return whyNever(specifier, target, area, tree);
}

function whyNever(name: string, target: string, { never }: Area, tree: Tree): string | undefined {
  if (never === undefined || !reaches(target, never, tree)) return undefined;
  return `imports ${name}, which leads to ${never}`;
}

/** Whether a file imports a module, directly or through other files, across packages. */
function reaches(from: string, module: string, tree: Tree, met: Set<string> = new Set()): boolean {
  if (met.has(from)) return false;
  met.add(from);
  return (tree.imports.get(from) ?? []).some((found) => {
    if (found.specifier === module) return true;
    const target = targetOf(from, found, tree);
    return target !== undefined && reaches(target, module, tree, met);
  });
}

/** The file of an import; undefined for external packages. */
function targetOf(file: string, { specifier, isErased }: Import, tree: Tree): string | undefined {
  if (specifier.startsWith('.')) return fromFile(file, specifier);
  // Type imports leave no code behind.
  const workspace = isErased ? undefined : workspaceOf(specifier, tree);
  return workspace && fromWorkspace(specifier, workspace);
}

const fromFile = (file: string, specifier: string): string => posix.join(posix.dirname(file), specifier);

/** The query of a specifier only tells the bundler how to load the file. */
const fromWorkspace = (specifier: string, { exports }: Workspace): string | undefined =>
  exports.get(specifier.split('?', 1)[0]!);

const workspaceOf = (specifier: string, { workspaces }: Tree): Workspace | undefined =>
  workspaces.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));

/** The package that a file belongs to: `packages/rules`, or `tools`. */
const packageOf = (file: string): string => /^(?:packages|apps)\/[^/]+|^[^/]+/.exec(file)?.[0] ?? file;
