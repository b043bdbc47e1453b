import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { MOST_PLAYERS, type Viewer } from '@quando/rules';
import { UsageError } from './command.ts';
import { closestMatch } from './closest-match.ts';

/** Splits a command's words into its options and the rest; anything else that looks like an option is bad usage. */
export function parseOptions<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw usageErrorOf(error, Object.keys(options));
  }
}

/** Reads `--option TEXT` as a whole number between two bounds, both included. */
export function wholeNumber(
  option: string,
  text: string,
  { from, to = Number.MAX_SAFE_INTEGER }: { readonly from: number; readonly to?: number },
): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= from && number <= to) return number;
  const range = to === Number.MAX_SAFE_INTEGER ? `from ${from} up` : `from ${from} to ${to}`;
  throw new UsageError(`--${option} must be a whole number ${range}, not ${quoted(text)}`);
}

/** Reads `--option TEXT` as one of some words. */
export function oneOf<const Word extends string>(option: string, text: string, words: readonly Word[]): Word {
  const word = words.find((candidate) => candidate === text);
  if (word !== undefined) return word;
  throw new UsageError(`--${option} must be one of ${words.join(', ')}, not ${quoted(text)}`);
}

/** Reads `--viewer TEXT`: a seat or `watcher`. */
export function viewerFrom(text: string): Viewer {
  if (text === 'watcher') return text;
  if (/^\d$/.test(text) && Number(text) < MOST_PLAYERS) return Number(text);
  throw new UsageError(
    `--viewer must be a seat from 0 to ${MOST_PLAYERS - 1} or watcher, not ${quoted(text)}`,
  );
}

/** The one file that a command works on. */
export function onlyFile(files: readonly string[]): string {
  const [file, ...more] = files;
  if (file === undefined) throw new UsageError('a file is missing (use - for the standard input)');
  if (more.length > 0) throw new UsageError(`one file at a time, not ${files.length}`);
  return file;
}

/** For a command that works on no file. */
export function noFiles(words: readonly string[]): void {
  const [word] = words;
  if (word !== undefined) throw new UsageError(`${quoted(word)} is one word too many`);
}

/** A user's word as it can be shown: no control character gets through, and no more than a line. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

function usageErrorOf(error: unknown, names: readonly string[]): unknown {
  if (!(error instanceof TypeError && 'code' in error)) return error;
  const option = /'(-[^' ]*)/.exec(error.message)?.[1] ?? '';
  switch (error.code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return unknownOption(option, names);
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return new UsageError(
        error.message.includes('does not take')
          ? `${option} takes no value`
          : `${option} needs a value; one that begins with a dash is written ${option}=VALUE`,
      );
    default:
      return error;
  }
}

function unknownOption(option: string, names: readonly string[]): UsageError {
  const nearest = closestMatch(option.replace(/^-+/, ''), names);
  const hint = nearest === undefined ? '' : `; did you mean --${nearest}?`;
  return new UsageError(`unknown option ${quoted(option)}${hint}`);
}
