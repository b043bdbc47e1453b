import type { Readable, Writable } from 'node:stream';

/** One word of the command line. */
export type Command = {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** The whole help page. */
  readonly help: string;
  run(args: readonly string[], io: Io): Promise<ExitCode>;
};

/** The streams of a command. */
export type Io = {
  readonly input: Readable;
  readonly output: Terminal;
  readonly errors: Terminal;
  readonly env: Readonly<Record<string, string | undefined>>;
};

/** A stream that may be a terminal. */
export type Terminal = Writable & { readonly isTTY?: boolean };

/** 0 done, 1 a negative answer, 2 bad usage or a file that cannot be read. */
export type ExitCode = 0 | 1 | 2;

/** Thrown for bad usage: the message goes to stderr, with a pointer to the help. */
export class UsageError extends Error {}

/** Thrown for a file that cannot be read: the message goes to stderr. */
export class FileError extends Error {}

/** Thrown for an invalid record where a valid one is required: the message goes to stderr. */
export class BadRecord extends Error {}
