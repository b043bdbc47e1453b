import type { Readable } from 'node:stream';
import type { GameRecord } from '@quando/rules';
import { BadRecord, UsageError } from './command.ts';
import { loadFaultFormatter } from './fault-message.ts';
import { recordsIn } from './record-source.ts';

/** The game with this number in a file, counted from 0. */
export async function gameFrom(file: string, number: number, input: Readable): Promise<GameRecord> {
  let met = 0;
  for await (const { line, read } of recordsIn(file, input)) {
    if (met === number) {
      if ('record' in read) return read.record;
      const format = await loadFaultFormatter();
      throw new BadRecord(format(file, line, read.fault));
    }
    met += 1;
  }
  throw new UsageError(`${file} has no game ${number}: it contains ${met}, counted from 0`);
}
