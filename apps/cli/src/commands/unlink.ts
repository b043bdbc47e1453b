import { readLink } from '@quando/rules/authority';
import { BadRecord, type Command, type ExitCode, type Io } from '../command.ts';
import { linesOf } from '../byte-lines.ts';
import { loadFaultFormatter } from '../fault-message.ts';
import { LineWriter } from '../line-writer.ts';
import { onlyFile, parseOptions } from '../options.ts';
import { bytesOf } from '../record-source.ts';

export const unlink: Command = {
  name: 'unlink',
  summary: 'print the records of games from codes or links',
  help: `Usage: quando unlink FILE

Prints the record (quando-record/1) of each code, one per line: exactly what quando link was given.

  FILE  a file with one code per line, or one link such as https://example.org/replay#1…; - for standard input

The exit code is 1 if a code is damaged; the records of those before it are printed.

Example: quando link games.jsonl | quando unlink -
`,
  async run(args, io) {
    return writeRecords(onlyFile(parseOptions(args, {}).positionals), io);
  },
};

async function writeRecords(file: string, io: Io): Promise<ExitCode> {
  const writer = new LineWriter(io.output);
  for await (const line of linesOf(bytesOf(file, io.input))) {
    const read = line.bytes === 'too-long' ? TOO_LONG : readLink(codeIn(line.bytes.toString()));
    if ('fault' in read) {
      await writer.flush();
      throw new BadRecord((await loadFaultFormatter())(file, line.index, read.fault));
    }
    await writer.write(JSON.stringify(read.record));
  }
  await writer.flush();
  return 0;
}

const TOO_LONG = { fault: { code: 'line-too-long' } } as const;

/** What follows the # of a link, up to the moment that it opens. */
const codeIn = (text: string): string =>
  text
    .trim()
    .replace(/^[^#]*#/, '')
    .replace(/&.*$/, '');
