import { readFileSync } from 'node:fs';

// Prints `N passed, M failed` from the report of a test run; a file that could not be run counts as one failure.
const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const broken = report.testResults.filter(
  ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
);
const failed = report.numFailedTests + broken.length;
console.log(`${report.numPassedTests} passed, ${failed} failed`);
process.exitCode = report.success && failed === 0 ? 0 : 1;
