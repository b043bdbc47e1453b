import { LEAGUE_FORMAT, type LeagueEntry } from '@quando/season';
import { MemoryStorage } from '@quando/table';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Leagues } from '../../src/seasons/leagues.ts';
import { exportText, pageText } from '../../src/seasons/league-text.ts';
import { readUpload } from '../../src/seasons/league-upload.ts';
import type { NewHead } from '../../src/storage/sql-storage.ts';
import { Turns } from '../../src/turns.ts';
import { NO_LIMITS, runningServer } from '../e2e/running-server.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { LeagueTester, SETTINGS } from './league-client.ts';

const BY = 'a'.repeat(64);
const made = (seq: number): { seq: number; at: number; by: string; id: string } => ({
  seq,
  at: 1,
  by: BY,
  id: `c${seq}`,
});

/** A league that has had many names. */
const longLeague = (entries: number): readonly LeagueEntry[] => [
  { ...made(0), type: 'founded', settings: SETTINGS },
  { ...made(1), type: 'joined', member: { id: 'ada', name: 'Ada', avatar: 'bean' } },
  ...Array.from({ length: entries - 2 }, (_, i): LeagueEntry => ({
    ...made(i + 2),
    type: 'settings-changed',
    settings: { ...SETTINGS, season: 'free', name: `S ${i}` },
  })),
];

/** Counts how often work could have been interrupted. */
class CountedTurns extends Turns {
  count = 0;

  override forWork(): () => Promise<void> {
    return () => {
      this.count += 1;
      return Promise.resolve();
    };
  }
}

const linesOf = (key: string, entries: readonly object[]): string =>
  [{ key, format: LEAGUE_FORMAT }, ...entries].map((line) => JSON.stringify(line)).join('\n');

/** Parts in which a text might arrive, of this many bytes. */
async function* arriving(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size);
}

const freshKey = (): string => randomBytes(32).toString('base64url');

test('a long league is read from the storage in parts, between which others have their turn', async () => {
  const turns = new CountedTurns();
  const leagues = new Leagues({
    storage: new MemoryStorage<NewHead>(),
    clock: { now: () => 2000, after: () => () => {} },
    onFailure: () => {},
    turns,
    compact: () => Promise.resolve(),
    onRemoved: () => {},
  });
  const league = await leagues.import({ key: 'key', by: BY }, longLeague(500));
  expect(turns.count).toBe(0);
  expect(await leagues.find(league)).toMatchObject({ seq: 499 });
  expect(turns.count).toBe(499);
});

test.each([1, 7, 1000, 100_000])(
  'a league that arrives in parts of %i bytes is read as it was',
  async (size) => {
    const key = freshKey();
    const entries = longLeague(60).map((entry) =>
      entry.type === 'settings-changed'
        ? { ...entry, settings: { ...entry.settings, name: 'Zoë Łukasz 😀' } }
        : entry,
    );
    const turns = new CountedTurns();
    expect(await readUpload(arriving(linesOf(key, entries), size), turns)).toEqual({ key, entries });
    expect(turns.count).toBe(61);
  },
);

test.each([
  ['nothing', ''],
  ['no key', linesOf('short', longLeague(3))],
  ['another format', linesOf(freshKey(), longLeague(3)).replace(LEAGUE_FORMAT, 'other')],
  ['no founding', linesOf(freshKey(), longLeague(3).slice(1))],
  ['an entry that does not come next', linesOf(freshKey(), longLeague(5).toSpliced(3, 1))],
  ['a line that is no JSON', `${linesOf(freshKey(), longLeague(3))}\n{`],
  ['an endless line', `${linesOf(freshKey(), longLeague(3))}\n${'['.repeat(1_000_000)}`],
  [
    'an entry that is too long',
    linesOf(freshKey(), [
      ...longLeague(2),
      {
        ...made(2),
        type: 'played',
        result: 'r',
        source: { kind: 'device' },
        outcome: {
          playedAt: 1,
          game: {
            players: 2,
            target: 999,
            length: 500,
            rounds: Array.from({ length: 500 }, () => ({ sums: [0, 1], knocker: 'nobody', zeros: 'nobody' })),
          },
          seats: [
            { kind: 'member', member: 'ada' },
            { kind: 'guest', name: 'Guest' },
          ],
        },
      },
    ]),
  ],
])('an upload with %s is not understood', async (_, text) => {
  expect(await readUpload(arriving(text, 50_000), new Turns())).toBeUndefined();
});

test('an upload is read no further than the line that is wrong', async () => {
  let parts = 0;
  async function* endless(): AsyncGenerator<Buffer> {
    for (;;) {
      parts += 1;
      yield Buffer.from('['.repeat(50_000));
    }
  }
  expect(await readUpload(endless(), new Turns())).toBeUndefined();
  expect(parts).toBeLessThan(10);
});

test('an export is written in parts, which together are the whole', async () => {
  const entries = longLeague(500);
  const turns = new CountedTurns();
  const parts = [];
  for await (const part of exportText(entries, 7, turns)) parts.push(part);
  expect(JSON.parse(parts.join(''))).toEqual({ format: LEAGUE_FORMAT, exportedAt: 7, entries });
  expect(turns.count).toBeGreaterThan(20);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(10_000);
});

test('a page has no more text than can be written at once, and at least one entry', () => {
  const entries = longLeague(5000);
  const page = pageText(entries, 10);
  const read: readonly LeagueEntry[] = JSON.parse(page);
  expect(read).toEqual(entries.slice(10, 10 + read.length));
  expect([read.length, page.length < 200_500]).toEqual([1000, true]);
  const wordy = entries.map((entry) => ({ ...entry, id: 'x'.repeat(150_000) }));
  expect(JSON.parse(pageText(wordy, 10))).toHaveLength(2);
  expect(pageText(entries, 5000)).toBe('[]');
});

test('a league of years counts as several new tables, and its export as several requests', async () => {
  const limits = { ...NO_LIMITS, requests: { burst: 5, perSecond: 0 }, tables: { burst: 2, perSecond: 0 } };
  const { address } = await runningServer({ folder: temporaryFolder() }, { limits });
  const tester = new LeagueTester(address);
  const answer = await tester.import(longLeague(1200));
  expect(answer.status).toBe(201);
  const { league } = v.parse(v.object({ league: v.string() }), await answer.json());
  const big = new LeagueTester(address);
  expect((await big.import(longLeague(9000))).status).toBe(429);
  expect((await fetch(`${address}/api/leagues/${league}/export`)).status).toBe(429);
});

test('whoever waits for news counts as a connection, until they hang up', async () => {
  const limits = { ...NO_LIMITS, connections: 2 };
  const { address } = await runningServer({ folder: temporaryFolder() }, { limits });
  const maker = new LeagueTester(address);
  const league = await maker.make();
  const wait = `${address}/api/leagues/${league}?after=0&wait=1`;
  const gone = new AbortController();
  const waiting = [1, 2].map(() => fetch(wait, { signal: gone.signal }).catch(() => 'hung up'));
  await sleep(300);
  expect((await fetch(wait)).status).toBe(429);
  gone.abort();
  expect(await Promise.all(waiting)).toEqual(['hung up', 'hung up']);
  await sleep(300);
  const end = new AbortController();
  const again = fetch(wait, { signal: end.signal }).then(
    ({ status }) => status,
    () => 'still waiting',
  );
  await sleep(300);
  end.abort();
  expect(await again).toBe('still waiting');
});

test('a server that stops answers whoever waits for news', async () => {
  const server = await runningServer({ folder: temporaryFolder() });
  const maker = new LeagueTester(server.address);
  const league = await maker.make();
  const waiting = Promise.allSettled([1, 2, 3].map(() => maker.read(league, '?after=0&wait=1')));
  await sleep(1000);
  const begun = performance.now();
  await server.stop();
  expect(performance.now() - begun).toBeLessThan(4000);
  expect(await waiting).toContainEqual({ status: 'fulfilled', value: { seq: 0, entries: [] } });
});
