import { expect, test } from 'vitest';
import { browserOutcome, type BrowserTest } from '../test-run/browser-tests.ts';
import { nodeOutcome, type NodeModule, type NodeTest } from '../test-run/node-tests.ts';
import { added, closingLines, failureLines, withStatus } from '../test-run/outcome.ts';

const inNode = (fullName: string, result: ReturnType<NodeTest['result']>): NodeTest => ({
  fullName,
  result: () => result,
});
const passing = inNode('deals', { state: 'passed' });
const failing = inNode('scores', {
  state: 'failed',
  errors: [{ message: 'expected 1 to be 2\nat line 3' }],
});

const moduleOf = (file: string, tests: readonly NodeTest[], ...messages: string[]): NodeModule => ({
  relativeModuleId: file,
  state: () => (messages.length > 0 || tests.includes(failing) ? 'failed' : 'passed'),
  errors: () => messages.map((message) => ({ message })),
  children: { allTests: () => tests },
});

test('a failed test in Node is named with its file and reason, and so is a file that could not be run', () => {
  const modules = [
    moduleOf('a.test.ts', [passing, failing]),
    moduleOf('b.test.ts', [], 'no such module'),
    moduleOf('c.test.ts', [passing]),
  ];
  expect(nodeOutcome(modules)).toEqual({
    passed: 2,
    failures: [
      '✗ b.test.ts\n    no such module',
      '✗ a.test.ts › scores\n    expected 1 to be 2\n    at line 3',
    ],
    skips: [],
  });
});

test('a skipped test in Node is named with its file and reason', () => {
  const modules = [
    moduleOf('a.test.ts', [
      passing,
      inNode('reads', { state: 'skipped', note: 'root may read all' }),
      inNode('writes', { state: 'skipped', note: undefined }),
    ]),
  ];
  expect(nodeOutcome(modules)).toEqual({
    passed: 1,
    failures: [],
    skips: ['↓ a.test.ts › reads: root may read all', '↓ a.test.ts › writes: no reason given'],
  });
});

const inBrowser = (status: string, ...messages: string[]): BrowserTest => ({
  projectName: 'phone',
  status,
  annotations: [],
  results: messages.map((message) => ({ error: { message } })),
});
const spec = (title: string, ...tests: readonly BrowserTest[]) => ({
  title,
  file: 'a.e2e.ts',
  line: 7,
  tests,
});

test('a browser test that failed, or passed only on a retry, is named, and so is an error outside the tests', () => {
  const inner = { specs: [spec('plays', inBrowser('expected')), spec('knocks', inBrowser('flaky', 'late'))] };
  const suites = [{ specs: [spec('opens', inBrowser('unexpected', 'no page'))], suites: [inner] }];
  expect(browserOutcome({ suites, errors: [{ message: 'no server' }] })).toEqual({
    passed: 1,
    failures: [
      '✗ [phone] a.e2e.ts:7 › opens\n    no page',
      '✗ [phone] a.e2e.ts:7 › knocks\n    late',
      '✗ outside the tests\n    no server',
    ],
    skips: [],
  });
});

test('a skipped browser test is named with its reason', () => {
  const skipped = {
    ...inBrowser('skipped'),
    annotations: [{ type: 'slow' }, { type: 'skip', description: 'no camera' }],
  };
  const suites = [{ specs: [spec('scans', skipped), spec('shows', inBrowser('skipped'))] }];
  expect(browserOutcome({ suites, errors: [] })).toEqual({
    passed: 0,
    failures: [],
    skips: ['↓ [phone] a.e2e.ts:7 › scans: no camera', '↓ [phone] a.e2e.ts:7 › shows: no reason given'],
  });
});

test('a long reason is truncated', () => {
  const reason = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  expect(failureLines('scores', reason).split('\n')).toHaveLength(13);
});

test('a run that fails without a failed test counts as one failure', () => {
  const good = { passed: 3, failures: [], skips: [] };
  const bad = { ...good, failures: ['✗ a', '✗ b'] };
  expect(withStatus(good, 'Vitest', 0)).toBe(good);
  expect(withStatus(bad, 'Vitest', 1)).toBe(bad);
  expect(withStatus(good, 'Vitest', 1).failures).toEqual(['✗ Vitest\n    ended with exit code 1']);
  expect(withStatus(good, 'Vitest', null).failures).toHaveLength(1);
});

test('runs add up, and the last line counts them', () => {
  const sum = added(
    { passed: 3, failures: ['✗ a'], skips: [] },
    { passed: 4, failures: [], skips: ['↓ b: c'] },
  );
  expect(closingLines(sum)).toEqual(['↓ b: c', '✗ a', '7 passed, 1 failed, 1 skipped']);
});
