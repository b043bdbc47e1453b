import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { selectTests } from '../test-run/selection.ts';

const MAIN = fileURLToPath(new URL('../test-run/main.ts', import.meta.url));

const npmTest = (...paths: string[]) => spawnSync(process.execPath, [MAIN, ...paths], { encoding: 'utf8' });

test('a file goes to the runner that runs it', () => {
  expect(selectTests(['tools/test/test-selection.test.ts', './apps/web/test/e2e/language.e2e.ts'])).toEqual({
    node: ['tools/test/test-selection.test.ts'],
    browser: ['apps/web/test/e2e/language.e2e.ts'],
  });
});

test('a folder selects all tests below it', () => {
  expect(selectTests(['apps/web/'])).toMatchObject({
    node: expect.arrayContaining(['apps/web/test/game/fuzz.test.ts']),
    browser: expect.arrayContaining(['apps/web/test/e2e/language.e2e.ts']),
  });
  expect(selectTests(['.'])).toMatchObject({
    node: expect.arrayContaining(['packages/rules/test/score.test.ts', 'tools/bench/test/bench.test.ts']),
    browser: expect.arrayContaining(['apps/web/test/e2e/language.e2e.ts']),
  });
});

test('a path without tests is named, and nothing runs', () => {
  expect(selectTests(['tools/test', 'tools/tes'])).toEqual({ missing: 'tools/tes' });
  const { status, stdout, stderr } = npmTest('tools/tes');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('There are no tests at tools/tes:');
});

test('a part runs alone, and the last line counts it', () => {
  const { status, stdout } = npmTest('tools/test/test-outcome.test.ts');
  expect(status).toBe(0);
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('7 passed, 0 failed, 0 skipped');
});
