import { countedResults, foldLeague, leagueRatings, totalsOf } from '@quando/season';
import { MemoryStorage, type LeagueGame } from '@quando/table';
import { readdirSync, readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { expect, test } from 'vitest';
import { startTestGame } from '../../../../tools/e2e/test-game.ts';
import { enterGame } from '../../src/seasons/enter-game.ts';
import { Leagues } from '../../src/seasons/leagues.ts';
import type { NewHead } from '../../src/storage/sql-storage.ts';
import { Turns } from '../../src/turns.ts';
import { runningServer } from '../e2e/running-server.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { join, LeagueTester, SETTINGS } from './league-client.ts';

const TERMS = { players: 3, target: 10, tempo: 'relaxed', isOpen: false } as const;

test('the result of a table of a league is entered by itself, once, and whoever deletes their name is no guest there', async () => {
  const folder = temporaryFolder();
  const server = await runningServer({ folder });
  const maker = new LeagueTester(server.address);
  const league = await maker.make();
  await maker.send(league, join('ada', 'guest 0'));
  const handicaps = [{ headStart: 0 }, { headStart: 7, assist: 'sides' }, { headStart: 0 }] as const;
  const game = await startTestGame({
    address: () => server.address,
    terms: { ...TERMS, handicaps, league },
    bots: ['sharp'],
  });
  const isOver = ({ update }: (typeof game.clients)[number]): boolean => update?.view.phase === 'over';
  await Promise.all(game.clients.map((client) => client.until(isOver)));
  await expect.poll(async () => (await maker.read(league)).seq, { timeout: 20_000 }).toBe(2);
  const [result] = countedResults(foldLeague((await maker.read(league)).entries));
  expect(result).toMatchObject({
    source: { kind: 'online', table: game.table },
    seats: [
      { kind: 'member', member: 'ada' },
      { kind: 'guest', name: 'Guest 1', assist: 'sides' },
      { kind: 'bot', level: 'sharp' },
    ],
  });
  expect(totalsOf(result!.game)).toEqual(
    game.clients[0]!.update!.view.totals.map((total, seat) => total - (seat === 1 ? 7 : 0)),
  );
  for (const { triplets } of result!.game.rounds) expect(triplets).toHaveLength(3);
  for (const client of game.clients) client.leave();
  const erased = await fetch(`${server.address}/api/tables/${game.table}/erase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: game.clients[1]!.key }),
  });
  expect(await erased.json()).toEqual({ erased: 'name' });
  expect(JSON.stringify(await maker.read(league))).not.toContain('Guest 1');
  const files = readdirSync(folder).filter((file) =>
    readFileSync(joinPath(folder, file)).includes('Guest 1'),
  );
  expect(files).toEqual([]);
  await server.stop();
  const again = await runningServer({ folder });
  await fetch(`${again.address}/api/tables/${game.table}`);
  expect((await new LeagueTester(again.address).read(league)).seq).toBe(3);
});

const memoryLeagues = (): Leagues =>
  new Leagues({
    storage: new MemoryStorage<NewHead>(),
    clock: { now: () => 2000, after: () => () => {} },
    onFailure: () => {},
    turns: new Turns(),
    compact: () => Promise.resolve(),
    onRemoved: () => {},
  });

const GAME: LeagueGame = {
  table: 'a'.repeat(16),
  league: '',
  record: {
    format: 'quando-record/1',
    players: 2,
    target: 5,
    rounds: [
      {
        dealer: 0,
        deck: [],
        actions: [],
        end: 'zeros',
        knocker: null,
        sums: [0, 8],
        points: [0, 8],
        totals: [0, 8],
      },
    ],
  },
  sitters: [
    { kind: 'person', name: 'Ada', avatar: 'bean' },
    { kind: 'person', name: 'Bo', avatar: 'tall' },
  ],
  botDecided: new Set([0]),
  takenOver: new Set(),
  endedAt: 1000,
};

test('a result that is reported again is there once, and says for whom a bot has decided', async () => {
  const leagues = memoryLeagues();
  const by = 'a'.repeat(64);
  const league = await leagues.make({ key: 'key', by }, SETTINGS);
  const game = { ...GAME, league };
  expect(await enterGame(leagues, { ...game, league: 'b'.repeat(22) })).toBe('refused');
  expect(await enterGame(leagues, game)).toBe('refused');
  const found = await leagues.find(league);
  if (typeof found === 'string') throw new Error(found);
  await leagues.decideAll(found, by, [join('ada', 'Ada')]);
  expect([await enterGame(leagues, game), await enterGame(leagues, game)]).toEqual(['entered', 'entered']);
  const { results } = foldLeague(found.log.entries);
  expect(results.map(({ now }) => (now === 'withdrawn' ? now : now.seats))).toEqual([
    [
      { kind: 'member', member: 'ada', hadStandIn: true },
      { kind: 'guest', name: 'Bo' },
    ],
  ]);
});

/** The same to enough points for a rating. */
const RATED: LeagueGame = {
  ...GAME,
  record: {
    ...GAME.record,
    target: 40,
    rounds: [{ ...GAME.record.rounds[0]!, sums: [0, 44], points: [0, 44], totals: [0, 44] }],
  },
};

test('a seat that was taken over counts for neither of the two, although both are members', async () => {
  const leagues = memoryLeagues();
  const by = 'a'.repeat(64);
  const league = await leagues.make({ key: 'key', by }, SETTINGS);
  const found = await leagues.find(league);
  if (typeof found === 'string') throw new Error(found);
  await leagues.decideAll(found, by, [join('ada', 'Ada'), join('bo', 'Bo')]);
  expect(await enterGame(leagues, { ...RATED, league, takenOver: new Set([1]) })).toBe('entered');
  const counted = countedResults(foldLeague(found.log.entries));
  expect(counted[0]!.seats).toEqual([
    { kind: 'member', member: 'ada', hadStandIn: true },
    { kind: 'guest', name: 'Bo' },
  ]);
  expect([...leagueRatings(counted).keys()]).toEqual(['ada']);
});
