import type { ErasedFrom } from '@quando/protocol';
import { describe, expect, test } from 'vitest';
import { keepRankedKey, rankedKeys } from '../../src/eight/ranked-keys.ts';
import { openLocalStore } from '../../src/local-store.ts';
import { MyLeagues } from '../../src/league/my-leagues.svelte.ts';
import { eraseTraces, hasTraces } from '../../src/online/erasure.ts';
import { MyTables } from '../../src/online/my-tables.svelte.ts';
import { loadProfile, saveProfile } from '../../src/online/profile.ts';
import { TableApi, type ApiResult } from '../../src/online/table-api.ts';

const TABLES = ['AAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBB', 'CCCCCCCCCCCCCCCC'];

/** A device with a name and three tables, at the last of which nobody sat down; and the server's answers. */
function device(answers: readonly ApiResult<ErasedFrom>[]) {
  const held = new Map<string, string>();
  const localStore = openLocalStore(() => ({
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
  }));
  saveProfile(localStore, { name: 'Ada', avatar: 'drop', defaultSeed: 5 });
  const tables = new MyTables(localStore, new TableApi(() => Promise.reject(new Error('no server'))));
  for (const [i, table] of TABLES.entries()) tables.change(table, { seat: i < 2 ? i : 'none' });
  const asked: [string, string][] = [];
  const tableApi = {
    erase: (table: string, key: string) => {
      asked.push([table, key]);
      return Promise.resolve(answers[asked.length - 1] ?? { erased: 'name' as const });
    },
  };
  const rankedApi = { erase: () => Promise.resolve({}) };
  const leagues = new MyLeagues(localStore);
  const leagueApi = { send: () => Promise.resolve({ league: '', seq: 1, answers: [] }) };
  return { localStore, tables, tableApi, rankedApi, leagues, leagueApi, asked, held };
}

describe('deleting one’s tables and name', () => {
  test('asks the server about every table of which the device has a key, then forgets all', async () => {
    const { asked, held, ...options } = device([
      { erased: 'name' },
      { erased: 'table' },
      { erased: 'nothing' },
    ]);
    const keys = new Map(options.tables.all.map(({ table, key }) => [table, key]));
    expect(await eraseTraces(options)).toBe('done');
    expect(new Map(asked)).toEqual(keys);
    expect(options.tables.all).toEqual([]);
    expect(loadProfile(options.localStore, () => 0)).toEqual({ name: '', avatar: 'any', defaultSeed: 5 });
    const left = [...held.values()].join();
    expect([...keys].flat().filter((secret) => left.includes(secret))).toEqual([]);
    expect(left).not.toContain('Ada');
    expect(hasTraces(options)).toBe(false);
  });

  test('keeps everything here if the server fails in between, and can be repeated', async () => {
    const { asked, held: _, ...options } = device([{ erased: 'name' }, { refused: 'unreachable' }]);
    expect(await eraseTraces(options)).toBe('unreachable');
    expect(options.tables.all).toHaveLength(3);
    expect(loadProfile(options.localStore, () => 0).name).toBe('Ada');
    expect(hasTraces(options)).toBe(true);
    expect(await eraseTraces(options)).toBe('done');
    expect(asked).toHaveLength(5);
    expect(options.tables.all).toEqual([]);
  });

  test('deletes the name from ranked eights too', async () => {
    const { asked: _asked, held: _held, ...options } = device([]);
    const key = 'k'.repeat(43);
    keepRankedKey(options.localStore, { id: '2026-11-18', key });
    const erased: string[] = [];
    const rankedApi = {
      erase: (id: string, by: string) => {
        erased.push(`${id} ${by}`);
        return Promise.resolve(erased.length === 1 ? { refused: 'unreachable' as const } : {});
      },
    };
    expect(await eraseTraces({ ...options, rankedApi })).toBe('unreachable');
    expect(rankedKeys(options.localStore)).toHaveLength(1);
    expect(await eraseTraces({ ...options, rankedApi })).toBe('done');
    expect(erased).toEqual([`2026-11-18 ${key}`, `2026-11-18 ${key}`]);
    expect(rankedKeys(options.localStore)).toEqual([]);
  });

  test('goes on where a server asked for a pause, with as many ranked eights as there are', async () => {
    const { asked: _asked, held: _held, ...options } = device([]);
    const ids = Array.from({ length: 130 }, (_, day) => `day-${day}`);
    for (const id of ids) keepRankedKey(options.localStore, { id, key: 'k'.repeat(43) });
    const erased: string[] = [];
    let left = 0;
    const rankedApi = {
      erase: (id: string) => {
        left -= 1;
        if (left < 0) return Promise.resolve({ refused: 'too-many' as const });
        erased.push(id);
        return Promise.resolve({});
      },
    };
    let [pauses, result] = [0, 'too-many'];
    for (; result === 'too-many' && pauses < 9; pauses += 1) {
      left = 60;
      result = await eraseTraces({ ...options, rankedApi });
    }
    expect([result, pauses]).toEqual(['done', 3]);
    expect(erased).toEqual(ids);
  });

  test('deletes the name from leagues too, and keeps the place there until that is done', async () => {
    const { asked: _asked, held: _held, ...options } = device([]);
    const { leagues } = options;
    leagues.change('L'.repeat(22), { me: 'nobody', name: 'Others' });
    leagues.change('M'.repeat(22), { me: 'ada-1', name: 'Sunday' });
    const { key } = leagues.at('M'.repeat(22));
    const sent: unknown[] = [];
    const leagueApi = {
      send: (...command: unknown[]) => {
        sent.push(command);
        if (sent.length === 1) return Promise.resolve({ refused: 'unreachable' as const });
        const refusal = sent.length === 2 ? { refusal: 'not-stored' as const } : { seq: 5 };
        return Promise.resolve({ league: '', seq: 5, answers: [{ id: 'erase-ada-1', ...refusal }] });
      },
    };
    for (let i = 0; i < 2; i += 1) expect(await eraseTraces({ ...options, leagueApi })).toBe('unreachable');
    expect(leagues.at('M'.repeat(22)).me).toBe('ada-1');
    expect(await eraseTraces({ ...options, leagueApi })).toBe('done');
    const command = { do: 'erase-member', id: 'erase-ada-1', member: 'ada-1' };
    expect(sent).toEqual([1, 2, 3].map(() => ['M'.repeat(22), key, [command]]));
    expect(leagues.all.map(({ me }) => me)).toEqual(['nobody', 'nobody']);
    expect(hasTraces(options)).toBe(false);
  });

  test('does not mind tables that no longer exist', async () => {
    const { asked: _, held: __, ...options } = device([{ refused: 'gone' }]);
    expect(await eraseTraces(options)).toBe('done');
  });

  test('says so if that was too much at once', async () => {
    const { asked: _, held: __, ...options } = device([{ refused: 'too-many' }]);
    expect(await eraseTraces(options)).toBe('too-many');
  });

  test('deletes a name without tables too, and has nothing to delete then', async () => {
    const { asked, held: _, ...options } = device([]);
    options.tables.forgetAll();
    expect(hasTraces(options)).toBe(true);
    expect(await eraseTraces(options)).toBe('done');
    expect(asked).toEqual([]);
    expect(hasTraces(options)).toBe(false);
  });
});
