/** The longest line that is read: as JSON it may take some forty times as much memory, and no game is that long. */
export const LONGEST_LINE = 32 * 1024 * 1024;

/** A non-blank line without its line break; lines count from 0. */
export type Line = { readonly index: number; readonly bytes: Buffer | 'too-long' };

const NEWLINE = 10;
const BYTE_ORDER_MARK = Buffer.from('\u{feff}');

/** Splits a stream of bytes into lines, with at most one line in memory; skips blank lines. */
export async function* linesOf(
  chunks: AsyncIterable<Buffer>,
  longest: number = LONGEST_LINE,
): AsyncGenerator<Line, void, undefined> {
  const open = new OpenLine(longest);
  let index = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      open.add(chunk.subarray(start, end));
      const bytes = open.close(index);
      if (bytes !== 'blank') yield { index, bytes };
      index += 1;
      start = end + 1;
    }
    open.add(chunk.subarray(start));
  }
  const bytes = open.close(index);
  if (bytes !== 'blank') yield { index, bytes };
}

/** The current line. */
class OpenLine {
  readonly #longest: number;
  #parts: Buffer[] = [];
  #size = 0;

  constructor(longest: number) {
    this.#longest = longest;
  }

  add(part: Buffer): void {
    this.#size += part.length;
    if (this.#size > this.#longest) this.#parts = [];
    else if (part.length > 0) this.#parts.push(part);
  }

  close(index: number): Buffer | 'too-long' | 'blank' {
    const [parts, size] = [this.#parts, this.#size];
    this.#parts = [];
    this.#size = 0;
    if (size > this.#longest) return 'too-long';
    const bytes = parts.length === 1 ? parts[0]! : Buffer.concat(parts);
    const text = index === 0 ? withoutMark(bytes) : bytes;
    return isBlank(text) ? 'blank' : text;
  }
}

const withoutMark = (bytes: Buffer): Buffer =>
  bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
    ? bytes.subarray(BYTE_ORDER_MARK.length)
    : bytes;

/** Whether there is only JSON white space. */
const isBlank = (bytes: Buffer): boolean => bytes.every((byte) => byte === 32 || byte === 13 || byte === 9);
