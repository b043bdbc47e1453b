import { isKey } from '@quando/protocol';
import {
  isWithinLimits,
  LEAGUE_FORMAT,
  LEAGUE_LIMITS,
  LeagueLog,
  leagueLogOf,
  sizeOf,
  type LeagueEntry,
} from '@quando/season';
import type { Turns } from '../turns.ts';

/** A league that somebody sends in lines: the key of its new maker, and its entries. */
export type LeagueUpload = { readonly key: string; readonly entries: readonly LeagueEntry[] };

const NEWLINE = 10;

/** More bytes than the longest entry can have. */
const LONGEST_LINE = 6 * LEAGUE_LIMITS.entrySize;

/** A line that is no entry. */
const TOO_LONG = '';

/**
 * Reads a league while it arrives, each entry as if it were made now; undefined as soon as anything is wrong. The first line
 * has a key and the format, each other one an entry: to parse a league of years takes seconds, in which others have turns.
 */
export async function readUpload(
  body: AsyncIterable<Buffer>,
  turns: Turns,
): Promise<LeagueUpload | undefined> {
  const values = valuesIn(body, turns);
  const key = keyIn((await values.next()).value);
  const log = leagueLogOf([(await values.next()).value]);
  if (key === undefined || !(log instanceof LeagueLog)) return undefined;
  for await (const value of values) {
    const read = log.read(value);
    if ('damage' in read || sizeOf(read.change.entry) > LEAGUE_LIMITS.entrySize) return undefined;
    log.add(read.change);
    if (!isWithinLimits(log)) return undefined;
  }
  return { key, entries: log.entries };
}

async function* valuesIn(body: AsyncIterable<Buffer>, turns: Turns): AsyncGenerator {
  const mayGoOn = turns.forWork();
  for await (const line of linesIn(body)) {
    await mayGoOn();
    yield valueOf(line);
  }
}

async function* linesIn(body: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let pending: Buffer[] = [];
  let length = 0;
  for await (const part of body) {
    pending.push(part);
    length += part.length;
    if (part.includes(NEWLINE)) {
      const whole = Buffer.concat(pending);
      const end = whole.lastIndexOf(NEWLINE);
      yield* whole.toString('utf8', 0, end).split('\n');
      pending = [whole.subarray(end + 1)];
      length = whole.length - end - 1;
    }
    if (length > LONGEST_LINE) return yield TOO_LONG;
  }
  if (length > 0) yield Buffer.concat(pending).toString();
}

/** The value of a line; undefined, which is no entry, if it is no JSON. */
function valueOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function keyIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Reflect.get(value, 'format') !== LEAGUE_FORMAT)
    return undefined;
  const key: unknown = Reflect.get(value, 'key');
  return isKey(key) ? key : undefined;
}
