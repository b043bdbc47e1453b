import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach } from 'vitest';

const compiler = ['g++', 'clang++', 'c++'].find((name) => spawnSync(name, ['--version']).status === 0);

/** Runs a program with these arguments and this input; returns its output. */
type Program = (args: readonly string[], input?: string) => string;

/** Builds a program of the training code for the tests of a suite, which are skipped without a C++ compiler. */
export function trainingProgram(name: string): Program {
  let program = '';
  beforeAll(() => {
    if (compiler === undefined) return undefined;
    const folder = mkdtempSync(join(tmpdir(), 'quando-training-'));
    program = join(folder, name);
    execFileSync(compiler, [
      '-O1',
      '-o',
      program,
      join(import.meta.dirname, `../../../training/${name}.cpp`),
    ]);
    return () => rmSync(folder, { recursive: true });
  });
  beforeEach(({ skip }) => skip(compiler === undefined, 'there is no C++ compiler'));
  return (args, input = '') => execFileSync(program, args, { input, maxBuffer: 1 << 30 }).toString();
}
