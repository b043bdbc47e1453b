import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** In the order of their dependencies. */
const PACKAGES = ['rules', 'bots', 'protocol'] as const;

type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
};

/** Puts each package into a file that npm installs: JavaScript with types, where the project itself runs TypeScript. */
export function packAll(folder: string): string[] {
  const built = mkdtempSync(join(tmpdir(), 'quando-pack-'));
  try {
    return PACKAGES.map((name) => {
      build(name, built);
      return packed(join(built, name), folder);
    });
  } finally {
    rmSync(built, { recursive: true });
  }
}

function build(name: string, built: string): void {
  const source = join(ROOT, 'packages', name);
  const target = join(built, name);
  const manifest: Manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  compile(source, built, target);
  const files = Object.values(manifest.exports).filter((path) => !path.endsWith('.ts'));
  for (const file of [...files, 'README.md']) cpSync(join(source, file), join(target, file));
  cpSync(join(ROOT, 'LICENSE'), join(target, 'LICENSE'));
  writeFileSync(join(target, 'package.json'), JSON.stringify(published(manifest, files), undefined, 2));
}

/** Compiles a package against those that are built already. */
function compile(source: string, built: string, target: string): void {
  const config = {
    extends: join(source, 'tsconfig.json'),
    include: [join(source, 'src')],
    compilerOptions: {
      rootDir: join(source, 'src'),
      outDir: join(target, 'dist'),
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      paths: {
        '@quando/rules': [join(built, 'rules/dist/index.d.ts')],
        '@quando/rules/authority': [join(built, 'rules/dist/authority.d.ts')],
      },
    },
  };
  const path = join(built, 'tsconfig.json');
  writeFileSync(path, JSON.stringify(config));
  execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '--project', path], {
    stdio: 'inherit',
  });
}

const published = (
  { exports, dependencies = {}, ...manifest }: Manifest,
  files: readonly string[],
): object => ({
  ...manifest,
  private: undefined,
  scripts: undefined,
  devDependencies: undefined,
  engines: { node: '>=20' },
  files: ['dist', ...files],
  exports: Object.fromEntries(
    Object.entries(exports).map(([entry, path]) => [entry, path.endsWith('.ts') ? builtEntry(path) : path]),
  ),
  dependencies: Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [
      name,
      name.startsWith('@quando/') ? manifest.version : version,
    ]),
  ),
});

/** Types first, as TypeScript wants them. */
function builtEntry(path: string): object {
  const stem = path.replace('./src/', './dist/').replace(/\.ts$/, '');
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}

/** Returns the path of the file. */
function packed(content: string, folder: string): string {
  const output = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: content,
    encoding: 'utf8',
  });
  return join(folder, output.trim());
}
