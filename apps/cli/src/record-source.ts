import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { GameRecord, RecordFault } from '@quando/rules';
import { readRecord } from '@quando/rules/authority';
import { FileError } from './command.ts';
import { linesOf, LONGEST_LINE, type Line } from './byte-lines.ts';

/** A record of a file, or its fault, and the line it starts on, counted from 0. */
export type SourcedRecord = { readonly line: number; readonly read: ReadLine };

export type ReadLine = { readonly record: GameRecord } | { readonly fault: SourceFault };

/** A fault of a record, or of the bytes of its line. */
export type SourceFault = RecordFault | LineFault;

export type LineFault = { readonly code: 'line-too-long' | 'not-utf-8' };

/** The file name for standard input. */
export const STANDARD_INPUT = '-';

/**
 * Streams the records of a file (`-` for standard input), one per line, or a single record that spans several lines.
 * Throws a FileError if the file cannot be read.
 */
export async function* recordsIn(
  file: string,
  input: Readable,
): AsyncGenerator<SourcedRecord, void, undefined> {
  const lines = linesOf(bytesOf(file, input));
  const first = await lines.next();
  if (first.done) return;
  const read = readLine(first.value);
  if (isJson(read)) yield { line: first.value.index, read };
  else yield* readOpening(first.value, lines);
  for await (const line of lines) yield sourced(line);
}

/** The bytes of a file (`-` for standard input). Throws a FileError if it cannot be read. */
export async function* bytesOf(file: string, input: Readable): AsyncGenerator<Buffer, void, undefined> {
  const chunks: AsyncIterable<Buffer | string> =
    file === STANDARD_INPUT ? input : createReadStream(file, { highWaterMark: 256 * 1024 });
  try {
    for await (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
  } catch (error) {
    throw new FileError(`${file}: ${whyUnreadable(error)}`, { cause: error });
  }
}

/** Handles a first line that is not valid JSON: it may begin a record that spans several lines. */
async function* readOpening(
  first: Line,
  rest: AsyncGenerator<Line, void, undefined>,
): AsyncGenerator<SourcedRecord, void, undefined> {
  const opening = [first];
  let size = sizeOf(first);
  while (size <= LONGEST_LINE) {
    const next = await rest.next();
    if (next.done) break;
    opening.push(next.value);
    size += sizeOf(next.value);
  }
  const whole = size <= LONGEST_LINE ? readLine(joined(opening)) : undefined;
  if (whole && isJson(whole)) yield { line: first.index, read: whole };
  else for (const line of opening) yield sourced(line);
}

/** The memory overhead of a buffered line, in bytes. */
const KEPT_LINE = 256;

const sizeOf = ({ bytes }: Line): number => (bytes === 'too-long' ? Infinity : bytes.length + KEPT_LINE);

function joined(lines: readonly Line[]): Line {
  const bytes = lines.flatMap((line) => (line.bytes === 'too-long' ? [] : [line.bytes, Buffer.from('\n')]));
  return { index: lines[0]!.index, bytes: Buffer.concat(bytes) };
}

const sourced = (line: Line): SourcedRecord => ({ line: line.index, read: readLine(line) });

function readLine({ bytes }: Line): ReadLine {
  if (bytes === 'too-long') return { fault: { code: 'line-too-long' } };
  if (!isUtf8(bytes)) return { fault: { code: 'not-utf-8' } };
  return readRecord(bytes.toString());
}

const isJson = (read: ReadLine): boolean => !('fault' in read && read.fault.code === 'not-json');

function whyUnreadable(error: unknown): string {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'ENOENT':
      return 'no such file';
    case 'EISDIR':
      return 'is a directory';
    case 'EACCES':
    case 'EPERM':
      return 'permission denied';
    default:
      return `cannot be read (${error instanceof Error ? error.message : String(error)})`;
  }
}
