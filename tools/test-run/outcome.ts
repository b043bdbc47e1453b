/** The outcome of a test run: the number of passed tests, and what to print about each of the others. */
export type Outcome = {
  readonly passed: number;
  readonly failures: readonly string[];
  readonly skips: readonly string[];
};

export const added = (a: Outcome, b: Outcome): Outcome => ({
  passed: a.passed + b.passed,
  failures: [...a.failures, ...b.failures],
  skips: [...a.skips, ...b.skips],
});

/** A run that fails without a failed test counts as one failure. */
export const withStatus = (outcome: Outcome, runner: string, status: number | null): Outcome =>
  status === 0 || outcome.failures.length > 0
    ? outcome
    : { ...outcome, failures: [failureLines(runner, `ended with exit code ${status}`)] };

/** The end of the output: each skipped and each failed test with its reason, then the machine-readable counts. */
export const closingLines = ({ passed, failures, skips }: Outcome): readonly string[] => [
  ...skips,
  ...failures,
  `${passed} passed, ${failures.length} failed, ${skips.length} skipped`,
];

export const skipLine = (name: string, reason = 'no reason given'): string => `↓ ${name}: ${reason}`;

const REASON_LINES = 12;

export const failureLines = (name: string, reason: string): string =>
  [
    `✗ ${name}`,
    ...reason
      .split('\n')
      .slice(0, REASON_LINES)
      .map((line) => `    ${line}`),
  ].join('\n');
