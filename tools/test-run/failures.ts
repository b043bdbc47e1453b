import { relative } from 'node:path';

/** What we read of a failed test in the report of the tests in Node. */
export type VitestFailures = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly VitestTest[];
  }[];
};

type VitestTest = {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages: readonly string[];
};

/** What we read of a failed test in the report of the tests in a browser. */
export type PlaywrightFailures = {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
};

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly PlaywrightSpec[];
};

type PlaywrightSpec = {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly {
    readonly projectName: string;
    readonly status: string;
    readonly results: readonly { readonly error?: { readonly message?: string } }[];
  }[];
};

/** Every failed test with its reason, to stand at the end of a long output. */
export const vitestFailures = ({ testResults }: VitestFailures, root: string): readonly string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const path = relative(root, name);
    if (failed.length === 0) return status === 'failed' ? [told(path, message)] : [];
    return failed.map((test) => told(`${path} › ${test.fullName}`, test.failureMessages.join('\n')));
  });

export const playwrightFailures = ({ suites, errors }: PlaywrightFailures): readonly string[] => [
  ...suites.flatMap(ofSuite),
  ...errors.map(({ message }) => told('outside the tests', message ?? '')),
];

const ofSuite = ({ suites = [], specs }: PlaywrightSuite): readonly string[] => [
  ...specs.flatMap(ofSpec),
  ...suites.flatMap(ofSuite),
];

const ofSpec = ({ file, line, title, tests }: PlaywrightSpec): readonly string[] =>
  tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ projectName, results }) =>
      told(
        `[${projectName}] ${file}:${line} › ${title}`,
        results.map(({ error }) => error?.message ?? '').join('\n'),
      ),
    );

const LINES = 12;

const told = (name: string, reason: string): string =>
  [
    `✗ ${name}`,
    ...reason
      .split('\n')
      .slice(0, LINES)
      .map((line) => `    ${line}`),
  ].join('\n');
