import { createReadStream, fstatSync } from 'node:fs';
import type { Io } from './command.ts';
import { runCommandLine } from './command-line.ts';
import { raiseInliningBudget } from './inlining.ts';
import { CLEAR_LINE } from './progress.ts';

/** Exit codes in addition to a command's own: a bug, and Ctrl-C as shells report it. */
const EXIT_BUG = 70;
const EXIT_INTERRUPTED = 130;

const io: Io = {
  get input() {
    // For a directory, process.stdin would report an empty input.
    return fstatSync(0).isDirectory() ? createReadStream('', { fd: 0 }) : process.stdin;
  },
  output: process.stdout,
  errors: process.stderr,
  env: process.env,
};

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that stops reading is not an error.
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`quando: cannot write the output (${error.message})\n`);
  process.exit(2);
});
process.stderr.on('error', () => {
  // The reader is gone.
});
process.once('SIGINT', () => {
  if (process.stderr.isTTY) process.stderr.write(CLEAR_LINE);
  process.exit(EXIT_INTERRUPTED);
});

raiseInliningBudget();
const code = await runCommandLine(process.argv.slice(2), io).catch((error: unknown) => {
  const report = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`quando: internal error, please report it\n${report}\n`);
  return EXIT_BUG;
});
// The callback runs after all pending output is written; an open input must not keep the process alive.
process.stdout.write('', () => process.exit(code));
