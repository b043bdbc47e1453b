import type { GameRecord } from '@quando/rules';
import { linkOf, withoutMeta } from '@quando/rules/authority';
import { BadRecord, type Command, type ExitCode, type Io } from '../command.ts';
import { loadFaultFormatter } from '../fault-message.ts';
import { LineWriter } from '../line-writer.ts';
import { onlyFile, parseOptions } from '../options.ts';
import { recordsIn } from '../record-source.ts';

export const link: Command = {
  name: 'link',
  summary: 'print recorded games as codes for links',
  help: `Usage: quando link FILE [--bare]

Prints the code of each recorded game, one per line (docs/game-link.md). A code contains the whole game, every hidden
side included; after /replay# it is a link that the web app opens, and quando unlink prints the record again.

  FILE    a file of records (quando-record/1), one per line or a single one over several lines; - for standard input
  --bare  leave out what the writers have added under "meta": names, times, seeds, how the cards were dealt

The exit code is 1 if a record is bad; the codes of those before it are printed.

Example: quando simulate --games 3 | quando link -
`,
  async run(args, io) {
    const { values, positionals } = parseOptions(args, { bare: { type: 'boolean', default: false } });
    return writeLinks(onlyFile(positionals), values.bare, io);
  },
};

async function writeLinks(file: string, bare: boolean, io: Io): Promise<ExitCode> {
  const writer = new LineWriter(io.output);
  for await (const { line, read } of recordsIn(file, io.input)) {
    if ('fault' in read) {
      await writer.flush();
      throw new BadRecord((await loadFaultFormatter())(file, line, read.fault));
    }
    await writer.write(codeOf(bare ? withoutMeta(read.record) : read.record, `${file}: line ${line}`));
  }
  await writer.flush();
  return 0;
}

function codeOf(record: GameRecord, place: string): string {
  try {
    return linkOf(record);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new BadRecord(`${place}: what is under "meta" is nested too deeply for a link`, { cause: error });
  }
}
