import { expect, test } from 'vitest';
import { added, ofRun, playwrightCounts, vitestCounts } from '../test-run/counts.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((state) => ({ status: state })),
});

test('a file that could not be run counts as one failure', () => {
  const testResults = [file('passed', 'passed'), file('failed', 'passed', 'failed'), file('failed')];
  const counts = vitestCounts({ numPassedTests: 2, numFailedTests: 1, testResults });
  expect(counts).toEqual({ passed: 2, failed: 2 });
});

test('a test in the browser that passes only at a second try has failed, and so has trouble outside the tests', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  expect(playwrightCounts({ stats, errors: ['no server'] })).toEqual({ passed: 5, failed: 3 });
});

test('a run that ends badly without a failed test counts as one failure', () => {
  expect(ofRun({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
  expect(ofRun({ passed: 3, failed: 0 }, null)).toEqual({ passed: 3, failed: 1 });
  expect(ofRun({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  expect(ofRun({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
});

test('runs add up', () => {
  expect(added({ passed: 3, failed: 1 }, { passed: 4, failed: 0 })).toEqual({ passed: 7, failed: 1 });
});
