import { selectTests } from './selection.ts';
import { closingLines } from './outcome.ts';
import { runTests } from './runners.ts';

/**
 * Runs the tests at the given paths, or all: first those in Node, then those in a browser. Prints each failed or
 * skipped test, and the counts on its last line.
 */
const paths = process.argv.slice(2);
const selection = selectTests(paths.length > 0 ? paths : ['.']);
if ('missing' in selection) {
  console.error(
    `There are no tests at ${selection.missing}: neither *.test.ts files in a folder "test" nor *.e2e.ts files in apps/web/test.`,
  );
  process.exitCode = 2;
} else {
  const outcome = runTests(selection);
  console.log(closingLines(outcome).join('\n'));
  process.exitCode = outcome.failures.length === 0 ? 0 : 1;
}
