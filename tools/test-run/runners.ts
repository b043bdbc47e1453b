import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installEngines } from '../e2e/engines/install.ts';
import { browserOutcome } from './browser-tests.ts';
import { added, withStatus, type Outcome } from './outcome.ts';
import type { Selection } from './selection.ts';

const root = join(import.meta.dirname, '../..');
/** The same as in apps/web/playwright.config.ts. */
const browserReport = join(root, 'reports/e2e.json');
/** The only tests in other browsers than Chromium. */
const WALK = 'apps/web/test/walk/walk.e2e.ts';
const NOTHING: Outcome = { passed: 0, failures: [], skips: [] };

/** Runs the tests with their own temporary folder, which is removed at the end. */
export function runTests({ node, browser }: Selection): Outcome {
  const temporary = mkdtempSync(join(tmpdir(), 'quando-tests-'));
  // Accessible to all users, like the system's own: run by root, PostgreSQL runs as another user.
  chmodSync(temporary, 0o1777);
  try {
    return added(testsInNode(node, temporary), testsInBrowser(browser, temporary));
  } finally {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
  }
}

function testsInNode(files: readonly string[], temporary: string): Outcome {
  if (files.length === 0) return NOTHING;
  const report = join(temporary, 'outcome.json');
  const status = run('vitest', ['run', ...files], report, { ...inFolder(temporary), TEST_OUTCOME: report });
  const outcome: Outcome = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : NOTHING;
  return withStatus(outcome, 'Vitest', status);
}

function testsInBrowser(files: readonly string[], temporary: string): Outcome {
  if (files.length === 0) return NOTHING;
  if (files.includes(WALK)) installEngines();
  const patterns = files.map((file) => `/${file.replaceAll('.', '\\.')}$`);
  const status = run(
    'playwright',
    ['test', '--config', 'apps/web', ...patterns],
    browserReport,
    inFolder(temporary),
  );
  const outcome = existsSync(browserReport)
    ? browserOutcome(JSON.parse(readFileSync(browserReport, 'utf8')))
    : NOTHING;
  return withStatus(outcome, 'Playwright', status);
}

/** Removes the report of an earlier run first, so that it is not read by mistake. */
function run(runner: string, args: readonly string[], report: string, env: NodeJS.ProcessEnv): number | null {
  rmSync(report, { force: true });
  return spawnSync(runner, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status;
}

const inFolder = (folder: string): NodeJS.ProcessEnv => ({ TMPDIR: folder, TEMP: folder, TMP: folder });
