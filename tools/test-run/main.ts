import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  added,
  NO_TESTS,
  ofRun,
  playwrightCounts,
  vitestCounts,
  type Counts,
  type PlaywrightReport,
  type VitestReport,
} from './counts.ts';

/** Runs all tests, those in Node and those in a browser, and counts them in its last line. */
const root = join(import.meta.dirname, '../..');
const reports = { vitest: join(root, 'reports/tests.json'), playwright: join(root, 'reports/e2e.json') };

mkdirSync(join(root, 'reports'), { recursive: true });
const inNode = testsInNode();
const inBrowser = testsInBrowser();
const { passed, failed } = added(inNode, inBrowser);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function testsInNode(): Counts {
  const path = reports.vitest;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const status = run('vitest', ['run', ...reporters], path);
  return ofRun(existsSync(path) ? vitestCounts(read(path) as VitestReport) : NO_TESTS, status);
}

function testsInBrowser(): Counts {
  const path = reports.playwright;
  const status = run('playwright', ['test', '--config', 'apps/web'], path);
  return ofRun(existsSync(path) ? playwrightCounts(read(path) as PlaywrightReport) : NO_TESTS, status);
}

/** What an earlier run reported is not to be mistaken for this one's. */
function run(runner: string, args: readonly string[], report: string): number | null {
  rmSync(report, { force: true });
  return spawnSync(runner, args, { cwd: root, stdio: 'inherit' }).status;
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
