import { createReadStream, fstatSync } from 'node:fs';
import type { Io } from './command.ts';
import { runCommandLine } from './command-line.ts';
import { raiseInliningBudget } from './inlining.ts';
import { CLEAR_LINE } from './progress.ts';

/** Exit codes beside a command's own: a bug, and an end by Ctrl-C as shells count it. */
const EXIT_BUG = 70;
const EXIT_INTERRUPTED = 130;

const io: Io = {
  get input() {
    // Of a directory, the process's own stream would say that it is empty.
    return fstatSync(0).isDirectory() ? createReadStream('', { fd: 0 }) : process.stdin;
  },
  output: process.stdout,
  errors: process.stderr,
  env: process.env,
};

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough is no error.
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`quando: the output cannot be written (${error.message})\n`);
  process.exit(2);
});
process.stderr.on('error', () => {
  // Nobody is left to read it.
});
process.once('SIGINT', () => {
  if (process.stderr.isTTY) process.stderr.write(CLEAR_LINE);
  process.exit(EXIT_INTERRUPTED);
});

raiseInliningBudget();
const code = await runCommandLine(process.argv.slice(2), io).catch((error: unknown) => {
  const report = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`quando: this is a bug, please report it\n${report}\n`);
  return EXIT_BUG;
});
// An empty write comes after all that is still on its way; open inputs must not hold the process.
process.stdout.write('', () => process.exit(code));
