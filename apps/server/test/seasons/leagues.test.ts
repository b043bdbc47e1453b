import { foldLeague, LEAGUE_FORMAT } from '@quando/season';
import { readdirSync, readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type PostgresServer } from '../../../../tools/e2e/postgres-server.ts';
import type { StorePlace } from '../../src/storage/store.ts';
import { NO_LIMITS, runningServer } from '../e2e/running-server.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { join, LeagueTester, play, SETTINGS } from './league-client.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop(), 60_000);

const PLACES: readonly { readonly name: string; readonly place: () => Promise<StorePlace> }[] = [
  { name: 'SQLite', place: async () => ({ folder: temporaryFolder() }) },
  { name: 'PostgreSQL', place: async () => ({ url: await postgres.makeDatabase() }) },
];

const exportFile = v.object({ format: v.literal(LEAGUE_FORMAT), entries: v.array(v.unknown()) });

/** The files in a folder that contain a name. */
const filesWith = (folder: string, name: string): string[] =>
  readdirSync(folder).filter((file) => readFileSync(joinPath(folder, file)).includes(name));

describe.each(PLACES)('a league in $name', ({ place }) => {
  test('is made once, takes commands exactly once, and is there after a restart', async () => {
    const where = await place();
    const server = await runningServer(where);
    const maker = new LeagueTester(server.address);
    const league = await maker.make();
    expect(await maker.make()).toBe(league);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    const commands = [join('ada', 'Ada'), join('bo', 'Bo'), play('one', ['ada', 'bo'])];
    expect(await maker.send(league, ...commands)).toEqual([1, 2, 3]);
    expect(await maker.send(league, ...commands, play('two', ['ada', 'bo']))).toEqual([1, 2, 3, 4]);
    await server.stop();
    const { address } = await runningServer(where);
    const reader = new LeagueTester(address, maker.key);
    expect(await reader.send(league, ...commands)).toEqual([1, 2, 3]);
    const { seq, entries } = await reader.read(league);
    expect([seq, foldLeague(entries).results.length]).toEqual([4, 2]);
    expect((await reader.read(league, '?after=3')).entries.map((entry) => entry.seq)).toEqual([4]);
  });

  test('answers each command, and refuses what a device may not do', async () => {
    const { address } = await runningServer(await place());
    const [maker, other] = [new LeagueTester(address), new LeagueTester(address)];
    const league = await maker.make();
    await maker.send(league, join('ada', 'Ada'), join('bo', 'Bo'), play('one', ['ada', 'bo']));
    const answers = await other.send(
      league,
      { do: 'undo', id: 'a', entry: 3 },
      { do: 'correct', id: 'b', result: 'one', to: 'withdrawn' },
      { do: 'nonsense', id: 'c' },
      play('two', ['ada', 'nobody']),
      join('cy', 'ADA'),
    );
    expect(answers).toEqual(['not-the-maker', 'not-yours', 'not-understood', 'no-such-member', 4]);
    expect(foldLeague((await other.read(league)).entries).members.map(({ name }) => name)).toEqual([
      'Ada',
      'Bo',
      'ADA 2',
    ]);
  });

  test('takes what many devices send at once', async () => {
    const { address } = await runningServer(await place());
    const league = await new LeagueTester(address).make();
    const devices = Array.from({ length: 12 }, () => new LeagueTester(address));
    const commands = [0, 1, 2, 3].map((i) => join(`m${i}`, `Member ${i}`));
    const answers = await Promise.all(
      devices.map((device, i) =>
        device.send(
          league,
          ...commands.map((command) => ({
            ...command,
            member: { id: `${i}-${command.id}`, name: 'Ada', avatar: 'tall' },
          })),
        ),
      ),
    );
    expect(answers.flat().toSorted((one, two) => Number(one) - Number(two))).toEqual(
      Array.from({ length: 48 }, (_, i) => i + 1),
    );
    const { members } = foldLeague((await devices[0]!.read(league)).entries);
    expect(new Set(members.map(({ name }) => name)).size).toBe(48);
  });

  test('tells whoever waits', async () => {
    const { address } = await runningServer(await place());
    const maker = new LeagueTester(address);
    const league = await maker.make();
    const waiting = maker.read(league, '?after=0&wait=1');
    await maker.send(league, join('ada', 'Ada'));
    expect((await waiting).entries).toMatchObject([{ type: 'joined', seq: 1 }]);
  });

  test('is exported, and imported as another one with the same times', async () => {
    const { address } = await runningServer(await place());
    const maker = new LeagueTester(address);
    const league = await maker.make();
    await maker.send(league, join('ada', 'Ada'), join('bo', 'Bo'), play('one', ['ada', 'bo']));
    const file = await fetch(`${address}/api/leagues/${league}/export`);
    const { entries: exported } = v.parse(exportFile, await file.json());
    const other = new LeagueTester(address);
    const answer = await other.import(exported);
    expect(answer.status).toBe(201);
    const copy = v.parse(v.object({ league: v.string() }), await answer.json()).league;
    expect(copy).not.toBe(league);
    const [before, after] = await Promise.all([maker.read(league), other.read(copy)]);
    expect(after.entries.slice(1)).toEqual(before.entries.slice(1));
    expect(after.entries[0]).toMatchObject({ at: before.entries[0]!.at, importedAt: expect.any(Number) });
    expect(await other.send(copy, { do: 'undo', id: 'u', entry: 3 })).toEqual([4]);
  });

  test('is deleted for good by its maker only', async () => {
    const { address } = await runningServer(await place());
    const [maker, other] = [new LeagueTester(address), new LeagueTester(address)];
    const league = await maker.make();
    const waiting = fetch(`${address}/api/leagues/${league}?after=0&wait=1`);
    const refused = await other.post(`/${league}/delete`, { key: other.key });
    expect([refused.status, await refused.json()]).toEqual([403, { code: 'not-the-maker' }]);
    expect((await maker.post(`/${league}/delete`, { key: maker.key })).status).toBe(200);
    expect((await waiting).status).toBe(404);
    expect(await (await fetch(`${address}/api/leagues/${league}`)).json()).toEqual({
      code: 'no-such-league',
    });
  });
});

describe('two processes with one database', () => {
  test('decide on what each of them gets, and tell each other', async () => {
    const where = { url: await postgres.makeDatabase() };
    const [one, two] = [await runningServer(where), await runningServer(where)];
    const maker = new LeagueTester(one.address);
    const league = await maker.make();
    const there = new LeagueTester(two.address);
    await there.read(league);
    const waiting = there.read(league, '?after=0&wait=1');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? maker : there).send(league, join(`m${i}`, 'Ada'))),
    );
    expect(answers.flat().every((answer) => typeof answer === 'number')).toBe(true);
    expect((await waiting).entries.length).toBeGreaterThan(0);
    const again = await Promise.all([
      maker.send(league, join('m0', 'Ada')),
      there.send(league, join('m1', 'Ada')),
    ]);
    expect(again).toEqual([answers[0], answers[1]]);
    await maker.post(`/${league}/delete`, { key: maker.key });
    await expect
      .poll(async () => (await fetch(`${two.address}/api/leagues/${league}`)).status, { timeout: 10_000 })
      .toBe(404);
  });
});

describe('what is deleted is in no file', () => {
  test('neither the name of a league and its members, nor of a member who deletes theirs', async () => {
    const folder = temporaryFolder();
    const { address } = await runningServer({ folder });
    const [maker, other] = [new LeagueTester(address), new LeagueTester(address)];
    const league = await maker.make({ ...SETTINGS, name: 'Quintuplets' });
    await maker.send(league, join('ada', 'Wilhelmina'), join('bo', 'Zacharias'));
    await other.make();
    expect(filesWith(folder, 'Wilhelmina')).not.toEqual([]);
    expect(await maker.send(league, { do: 'erase-member', id: 'e', member: 'ada' })).toEqual([3]);
    expect(filesWith(folder, 'Wilhelmina')).toEqual([]);
    expect(filesWith(folder, 'Zacharias')).not.toEqual([]);
    await maker.post(`/${league}/delete`, { key: maker.key });
    expect([filesWith(folder, 'Zacharias'), filesWith(folder, 'Quintuplets')]).toEqual([[], []]);
  });
});

describe('bad requests get a clear answer', () => {
  test.each([
    ['', {}, 400, 'not-understood'],
    ['', { key: 'short', settings: SETTINGS }, 400, 'not-understood'],
    ['', { key: 'k'.repeat(43), settings: { ...SETTINGS, name: '' } }, 400, 'not-understood'],
    ['/import', { key: 'k'.repeat(43), format: LEAGUE_FORMAT }, 400, 'not-understood'],
    ['/AAAAAAAAAAAAAAAAAAAAAA/commands', { key: 'k'.repeat(43), commands: [] }, 404, 'no-such-league'],
    ['/short/commands', { key: 'k'.repeat(43), commands: [] }, 404, 'no-such-league'],
    [
      '/AAAAAAAAAAAAAAAAAAAAAA/commands',
      { key: 'k'.repeat(43), commands: Array.from({ length: 51 }) },
      400,
      'not-understood',
    ],
  ])('%s %j', async (path, body, status, code) => {
    const { address } = await runningServer({ folder: temporaryFolder() });
    const answer = await new LeagueTester(address).post(path, body);
    expect([answer.status, await answer.json()]).toEqual([status, { code }]);
  });

  test('and an address that asks too often has to wait', async () => {
    const limits = {
      ...NO_LIMITS,
      requests: { burst: 3, perSecond: 0 },
      tables: { burst: 1.5, perSecond: 0 },
    };
    const { address } = await runningServer({ folder: temporaryFolder() }, { limits });
    const maker = new LeagueTester(address);
    const league = await maker.make();
    expect((await maker.post('', { key: maker.key, settings: SETTINGS })).status).toBe(429);
    expect(await maker.send(league, join('a', 'Ada'), join('b', 'Bo'), join('c', 'Cy'))).toEqual([1, 2, 3]);
    expect((await maker.post(`/${league}/commands`, { key: maker.key, commands: [] })).status).toBe(429);
  });

  test('and what is sent counts by its length: a league stays for years', async () => {
    const limits = { ...NO_LIMITS, tables: { burst: 1.1, perSecond: 0 } };
    const { address } = await runningServer({ folder: temporaryFolder() }, { limits });
    const maker = new LeagueTester(address);
    const league = await maker.make();
    const wordy = { key: maker.key, commands: [{ do: 'x'.repeat(80_000) }] };
    const sent = async (): Promise<number> => (await maker.post(`/${league}/commands`, wordy)).status;
    expect([await sent(), await sent()]).toEqual([200, 429]);
    expect(await maker.send(league, join('a', 'Ada'))).toEqual([1]);
  });

  test('a table does not take a league for a table, nor the other way round', async () => {
    const { address } = await runningServer({ folder: temporaryFolder() });
    const league = await new LeagueTester(address).make();
    expect((await fetch(`${address}/api/tables/${league}`)).status).toBe(404);
  });
});
