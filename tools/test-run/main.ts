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
import {
  playwrightFailures,
  vitestFailures,
  type PlaywrightFailures,
  type VitestFailures,
} from './failures.ts';

/** Runs all tests, those in Node and those in a browser; names those that failed, and counts them in its last line. */
const root = join(import.meta.dirname, '../..');
const reports = { vitest: join(root, 'reports/tests.json'), playwright: join(root, 'reports/e2e.json') };

type Outcome = { readonly counts: Counts; readonly failures: readonly string[] };

mkdirSync(join(root, 'reports'), { recursive: true });
const inNode = testsInNode();
const inBrowser = testsInBrowser();
const { passed, failed } = added(inNode.counts, inBrowser.counts);
for (const failure of [...inNode.failures, ...inBrowser.failures]) console.log(failure);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function testsInNode(): Outcome {
  const path = reports.vitest;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const status = run('vitest', ['run', ...reporters], path);
  if (!existsSync(path)) return withoutReport(status);
  const report = read(path) as VitestReport & VitestFailures;
  return { counts: ofRun(vitestCounts(report), status), failures: vitestFailures(report, root) };
}

function testsInBrowser(): Outcome {
  const path = reports.playwright;
  const status = run('playwright', ['test', '--config', 'apps/web'], path);
  if (!existsSync(path)) return withoutReport(status);
  const report = read(path) as PlaywrightReport & PlaywrightFailures;
  return { counts: ofRun(playwrightCounts(report), status), failures: playwrightFailures(report) };
}

function withoutReport(status: number | null): Outcome {
  return { counts: ofRun(NO_TESTS, status), failures: [] };
}

/** What an earlier run reported is not to be mistaken for this one's. */
function run(runner: string, args: readonly string[], report: string): number | null {
  rmSync(report, { force: true });
  return spawnSync(runner, args, { cwd: root, stdio: 'inherit' }).status;
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
