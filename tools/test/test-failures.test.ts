import { expect, test } from 'vitest';
import { playwrightFailures, vitestFailures } from '../test-run/failures.ts';

test('a failed test in Node is named with its file and reason, and so is a file that could not be run', () => {
  const passed = { status: 'passed', fullName: 'deals', failureMessages: [] };
  const failed = { status: 'failed', fullName: 'scores', failureMessages: ['expected 1 to be 2\nat line 3'] };
  const testResults = [
    { name: '/quando/a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
    { name: '/quando/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: '/quando/c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
  ];
  expect(vitestFailures({ testResults }, '/quando')).toEqual([
    '✗ a.test.ts › scores\n    expected 1 to be 2\n    at line 3',
    '✗ b.test.ts\n    no such module',
  ]);
});

const inBrowser = (status: string, ...messages: string[]) => ({
  projectName: 'phone',
  status,
  results: messages.map((message) => ({ error: { message } })),
});
const spec = (title: string, ...tests: ReturnType<typeof inBrowser>[]) => ({
  title,
  file: 'a.e2e.ts',
  line: 7,
  tests,
});

test('a test in the browser that failed, at once or at the first try, is named, and so is trouble outside', () => {
  const inner = { specs: [spec('plays', inBrowser('expected')), spec('knocks', inBrowser('flaky', 'late'))] };
  const suites = [{ specs: [spec('opens', inBrowser('unexpected', 'no page'))], suites: [inner] }];
  expect(playwrightFailures({ suites, errors: [{ message: 'no server' }] })).toEqual([
    '✗ [phone] a.e2e.ts:7 › opens\n    no page',
    '✗ [phone] a.e2e.ts:7 › knocks\n    late',
    '✗ outside the tests\n    no server',
  ]);
});

test('a long reason is cut', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const failed = { status: 'failed', fullName: 'scores', failureMessages: [long] };
  const testResults = [{ name: '/a.test.ts', status: 'failed', message: '', assertionResults: [failed] }];
  expect(vitestFailures({ testResults }, '/')[0]?.split('\n')).toHaveLength(13);
});
