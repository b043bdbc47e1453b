import type { GameRecord } from '@quando/rules';
import { checkDeals, type DealFault } from '@quando/table';
import { FileError, type Command, type ExitCode, type Io } from '../command.ts';
import { loadFaultFormatter, type FaultFormatter } from '../fault-message.ts';
import { LineWriter } from '../line-writer.ts';
import { LONGEST_LINE } from '../byte-lines.ts';
import { parseOptions } from '../options.ts';
import { Progress } from '../progress.ts';
import { recordsIn, STANDARD_INPUT } from '../record-source.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'check records completely',
  help: `Usage: quando verify [--deal] [FILE…|-]

Checks records (quando-record/1) completely: their form, every action and every result. Without a file, or with -, it
reads standard input. A file contains one record per line; blank lines are skipped. A file may instead contain a single
record that spans several lines. A line may be at most ${LONGEST_LINE / 1024 / 1024} MiB long.

With --deal it also checks that every deal follows from the server's secret and the parts of the players' devices, which
the records of online games contain, and that all of them are as promised (docs/fair-deal.md).

For each bad record it prints

  FILE: line L, round R, action A: CODE: why

Lines, rounds and actions count from 0; the round and the action are omitted if the fault is in neither. For an action
that the rules refuse, the refusal's code follows: illegal-action (knock-too-early).
The last line is always: N records ok, M bad

The exit code is 0 if all records are good, 1 if any is bad, 2 if a file cannot be read.

Example: quando simulate --games 100 | quando verify
`,
  async run(args, io) {
    const { positionals, values } = parseOptions(args, { deal: { type: 'boolean' } });
    return new Verification(io, await loadFaultFormatter(), values.deal ?? false).run(
      positionals.length > 0 ? positionals : [STANDARD_INPUT],
    );
  },
};

/** One run of the command over its files. */
class Verification {
  readonly #io: Io;
  readonly #format: FaultFormatter;
  readonly #checksDeals: boolean;
  readonly #writer: LineWriter;
  readonly #progress: Progress;
  #ok = 0;
  #bad = 0;
  #unreadable = 0;

  constructor(io: Io, format: FaultFormatter, checksDeals: boolean) {
    this.#checksDeals = checksDeals;
    this.#io = io;
    this.#format = format;
    this.#writer = new LineWriter(io.output);
    this.#progress = new Progress(io.errors);
  }

  async run(files: readonly string[]): Promise<ExitCode> {
    for (const file of files) await this.#checkReadable(file);
    this.#progress.clear();
    await this.#writer.write(`${this.#ok} records ok, ${this.#bad} bad`);
    await this.#writer.flush();
    if (this.#unreadable > 0) return 2;
    return this.#bad > 0 ? 1 : 0;
  }

  /** Reports a file that cannot be read, so that the other files are still checked. */
  async #checkReadable(file: string): Promise<void> {
    try {
      await this.#check(file);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      this.#unreadable += 1;
      this.#progress.clear();
      this.#io.errors.write(`quando verify: ${error.message}\n`);
    }
  }

  async #check(file: string): Promise<void> {
    for await (const { line, read } of recordsIn(file, this.#io.input)) {
      const fault = 'record' in read ? this.#unfairDeal(read.record) : read.fault;
      if (fault) await this.#report(this.#format(file, line, fault));
      else this.#ok += 1;
      this.#progress.show(() => `${file}: ${this.#ok} records ok, ${this.#bad} bad`);
    }
  }

  #unfairDeal(record: GameRecord): DealFault | undefined {
    return this.#checksDeals ? checkDeals(record)[0] : undefined;
  }

  async #report(faultLine: string): Promise<void> {
    this.#bad += 1;
    this.#progress.clear();
    await this.#writer.write(faultLine);
  }
}
