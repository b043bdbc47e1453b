import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { newFolder, quando, removeFolders, runNode } from './quando.ts';

afterAll(removeFolders);

const BIN = fileURLToPath(new URL('../bin/quando.js', import.meta.url));
/** Makes this Node like an older one, which cannot run TypeScript. */
const LIKE_OLDER = '--no-experimental-strip-types';

const hasInstalledNode = process.platform === 'linux' || process.platform === 'win32';

describe('bin/quando.js', () => {
  it('is the command line', async () => {
    const args = ['simulate', '--seed', 'bin', '--games', '2'];
    expect(await runNode([BIN, ...args])).toEqual(await quando(args));
  });

  it('runs under an older Node with the one that npm installed, with its exit code and its streams', async ({
    skip,
  }) => {
    skip(!hasInstalledNode, 'npm installs a Node on Linux and Windows only');
    expect(await runNode([LIKE_OLDER, BIN, 'verify'], '{}')).toEqual(await quando(['verify'], '{}'));
    expect((await runNode([LIKE_OLDER, BIN, 'nonsense'])).code).toBe(2);
  });

  it('says what is needed if there is no such Node', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    copyFileSync(BIN, join(folder, 'bin', 'quando.js'));
    expect(await runNode([LIKE_OLDER, join(folder, 'bin', 'quando.js'), '--version'])).toEqual({
      code: 2,
      stdout: '',
      stderr: `quando: Node 24 or newer is needed; this is Node ${process.versions.node}\n`,
    });
  });
});
