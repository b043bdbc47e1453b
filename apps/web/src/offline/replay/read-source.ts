import type { GameRecord, RoundRecord } from '@quando/rules';
import { gameRecordOf, isScored, outcomeOf, readLink, readRecord, replay } from '@quando/rules/authority';
import { parseTableEntry, type DeviceStorage, type TableEntry } from '@quando/table';
import type { ReplayRefusal, ReplaySource } from '../../replay/replay-message.ts';

/** A game that was read; one that is not over may be seen only as its only person sees it. */
export type ReadGame = { readonly record: GameRecord; readonly sitters?: OpenedSitters };

type OpenedSitters = (TableEntry & { readonly type: 'opened' })['setup']['sitters'];

export type ReadSource = { readonly games: readonly ReadGame[] } | { readonly refusal: ReplayRefusal };

/** No game in a link is longer: this is enough for some 250 rounds. */
const LONGEST_CODE = 20_000;

/** Reads and checks what is to be replayed. */
export async function readSource(
  source: ReplaySource,
  openStorage: () => Promise<DeviceStorage>,
): Promise<ReadSource> {
  switch (source.kind) {
    case 'code':
      return readCode(source.code);
    case 'text':
      return readText(source.text);
    case 'stored':
      return readStored(await (await openStorage()).load(source.game));
  }
}

function readCode(code: string): ReadSource {
  const read = code.length > LONGEST_CODE ? TOO_LONG : readLink(code);
  return 'fault' in read ? refused({ code: 'bad-record', fault: read.fault }) : { games: [read] };
}

const TOO_LONG = { fault: { code: 'damaged-link' } } as const;

/** One record, perhaps over several lines, or one a line. */
function readText(text: string): ReadSource {
  const whole = readRecord(text);
  if ('record' in whole) return { games: [whole] };
  if (whole.fault.code !== 'not-json') return refused({ code: 'bad-record', fault: whole.fault });
  const games: ReadGame[] = [];
  for (const [line, content] of text.split('\n').entries()) {
    const read = content.trim() === '' ? undefined : readRecord(content);
    if (read && 'fault' in read) return refused({ code: 'bad-record', fault: read.fault, line });
    if (read) games.push(read);
  }
  return games.length > 0 ? { games } : refused({ code: 'bad-record', fault: whole.fault });
}

/** A stored game, finished or not. */
function readStored(values: readonly unknown[]): ReadSource {
  const entries = values.map(parseTableEntry);
  const [opened] = entries;
  if (opened?.type !== 'opened') return refused({ code: 'no-such-game' });
  const { sitters, target } = opened.setup;
  const rounds: RoundRecord[] = [];
  for (const entry of entries) {
    if (entry?.type === 'dealt') rounds.push({ dealer: entry.dealer, deck: entry.deck, actions: [] });
    const last = rounds.at(-1);
    if (entry?.type === 'acted' && last)
      rounds[rounds.length - 1] = { ...last, actions: [...last.actions, entry.line] };
  }
  return {
    games: [
      {
        sitters,
        record: withOutcomes({ format: 'quando-record/1', players: sitters.length, target, rounds }),
      },
    ],
  };
}

/** A log has only decisions; the record also says how each scored round ended, without which it cannot be checked. */
function withOutcomes(record: GameRecord): GameRecord {
  const ends = new Map([...replay(record)].map(({ round, state }) => [round, state]));
  const rounds = record.rounds.map((round, i) => {
    const end = ends.get(i)!;
    return isScored(end) ? { ...round, ...outcomeOf(end) } : round;
  });
  return gameRecordOf([...ends.values()].at(-1)!, rounds);
}

const refused = (refusal: ReplayRefusal): ReadSource => ({ refusal });
