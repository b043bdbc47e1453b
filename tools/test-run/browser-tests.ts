import { failureLines, skipLine, type Outcome } from './outcome.ts';

/** The part of Playwright's report that is used here. */
export type BrowserReport = {
  readonly suites: readonly BrowserSuite[];
  /** Errors outside the tests. */
  readonly errors: readonly { readonly message?: string }[];
};

type BrowserSuite = {
  readonly suites?: readonly BrowserSuite[];
  readonly specs: readonly BrowserSpec[];
};

type BrowserSpec = {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly BrowserTest[];
};

export type BrowserTest = {
  readonly projectName: string;
  readonly status: string;
  readonly annotations: readonly { readonly type: string; readonly description?: string }[];
  readonly results: readonly { readonly error?: { readonly message?: string } }[];
};

export function browserOutcome({ suites, errors }: BrowserReport): Outcome {
  const tests = suites.flatMap(testsIn);
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: [
      ...tests.filter(hasFailed).map(({ name, results }) => failureLines(name, reasonOf(results))),
      ...errors.map(({ message = '' }) => failureLines('outside the tests', message)),
    ],
    skips: tests
      .filter(({ status }) => status === 'skipped')
      .map((test) => skipLine(test.name, skipReason(test))),
  };
}

const testsIn = ({
  suites = [],
  specs,
}: BrowserSuite): readonly (BrowserTest & { readonly name: string })[] => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests.map((test) => ({ ...test, name: `[${test.projectName}] ${file}:${line} › ${title}` })),
  ),
  ...suites.flatMap(testsIn),
];

/** A test that passes only on a retry has failed. */
const hasFailed = ({ status }: BrowserTest): boolean => status === 'unexpected' || status === 'flaky';

const reasonOf = (results: BrowserTest['results']): string =>
  results.map(({ error }) => error?.message ?? '').join('\n');

const skipReason = ({ annotations }: BrowserTest): string | undefined =>
  annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
