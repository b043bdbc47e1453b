/** How many tests passed and how many did not. */
export type Counts = { readonly passed: number; readonly failed: number };

/** What we read of the report of the tests in Node. */
export type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly VitestFile[];
};

type VitestFile = {
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string }[];
};

/** What we read of the report of the tests in a browser. */
export type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  /** What went wrong outside the tests. */
  readonly errors: readonly unknown[];
};

export const vitestCounts = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.testResults.filter(isBroken).length,
});

/** A file that could not be run has no failed test in it. */
const isBroken = ({ status, assertionResults }: VitestFile): boolean =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed');

/** A test that passes only at a second try has failed. */
export const playwrightCounts = ({ stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});

/** A run that fails without a failed test to show for it counts as one failure. */
export const ofRun = ({ passed, failed }: Counts, status: number | null): Counts => ({
  passed,
  failed: status === 0 ? failed : Math.max(1, failed),
});

export const NO_TESTS: Counts = { passed: 0, failed: 0 };

export const added = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});
