import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { MOST_PLAYERS, type Viewer } from '@quando/rules';
import { UsageError } from './command.ts';
import { closestMatch } from './closest-match.ts';

/** Splits a command's arguments into options and positionals; an unknown option is a usage error. */
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

/** Parses `--option TEXT` as an integer within inclusive bounds. */
export function wholeNumber(
  option: string,
  text: string,
  { from, to = Number.MAX_SAFE_INTEGER }: { readonly from: number; readonly to?: number },
): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= from && number <= to) return number;
  const range = to === Number.MAX_SAFE_INTEGER ? `of at least ${from}` : `from ${from} to ${to}`;
  throw new UsageError(`--${option} must be a whole number ${range}, not ${quoted(text)}`);
}

/** Parses `--option TEXT` as one of the allowed words. */
export function oneOf<const Word extends string>(option: string, text: string, words: readonly Word[]): Word {
  const word = words.find((candidate) => candidate === text);
  if (word !== undefined) return word;
  throw new UsageError(`--${option} must be one of ${words.join(', ')}, not ${quoted(text)}`);
}

/** Parses `--viewer TEXT`: a seat or `watcher`. */
export function viewerFrom(text: string): Viewer {
  if (text === 'watcher') return text;
  if (/^\d$/.test(text) && Number(text) < MOST_PLAYERS) return Number(text);
  throw new UsageError(
    `--viewer must be a seat from 0 to ${MOST_PLAYERS - 1} or watcher, not ${quoted(text)}`,
  );
}

/** The single file argument of a command. */
export function onlyFile(files: readonly string[]): string {
  const [file, ...more] = files;
  if (file === undefined) throw new UsageError('a file is required (use - for standard input)');
  if (more.length > 0) throw new UsageError(`expected one file, not ${files.length}`);
  return file;
}

/** Rejects arguments of a command that takes no file. */
export function noFiles(words: readonly string[]): void {
  const [word] = words;
  if (word !== undefined) throw new UsageError(`unexpected argument ${quoted(word)}`);
}

/** The user's text, safe to print: escaped and cut to one line. */
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
          : `${option} needs a value; write ${option}=VALUE if it begins with a dash`,
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
