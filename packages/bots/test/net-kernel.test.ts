import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const compiler = fileURLToPath(import.meta.resolve('assemblyscript/bin/asc.js'));
const folder = fileURLToPath(new URL('../kernel/', import.meta.url));

test('the kernel is built from its source', () => {
  const out = mkdtempSync(join(tmpdir(), 'quando-kernel-'));
  const made = join(out, 'net-kernel.wasm');
  const args = [join(folder, 'net-kernel.ts'), '--config', join(folder, 'asconfig.json'), '--outFile', made];
  execFileSync(process.execPath, [compiler, ...args]);
  expect(readFileSync(made).equals(readFileSync(join(folder, 'net-kernel.wasm')))).toBe(true);
  rmSync(out, { recursive: true });
});
