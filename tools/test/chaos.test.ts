import { expect, test } from 'vitest';
import { audit } from '../chaos/audit.ts';
import { onPostgres, onSqlite } from '../chaos/scenarios.ts';

/** On a busy machine, starting a process takes seconds. */
const PATIENCE = 300_000;

const SPOTLESS = {
  lost: 0,
  doubled: 0,
  gaps: 0,
  disordered: 0,
  disagreeing: 0,
  unverified: 0,
  stubborn: 0,
  seasonFaults: 0,
};

test(
  'servers, the primary and the standby of PostgreSQL are killed while people play: nothing is lost',
  async () => {
    const times = { server: 3, primary: 1, standby: 1, pause: 0, disk: 0, clock: 1 };
    const result = await onPostgres({ tables: 6, target: 12, pause: 300, seed: 'short', times });
    expect(result).toMatchObject({ ...SPOTLESS, faults: times });
    expect(result.games).toBeGreaterThanOrEqual(6);
    expect(result.acknowledged).toBeGreaterThan(60);
    expect(result.evenings).toBeGreaterThan(0);
    expect(result.scoredRounds).toBeGreaterThan(0);
  },
  PATIENCE,
);

test(
  'the one process on SQLite is killed while people play, and its disk is full: nothing is lost',
  async () => {
    const times = { server: 2, primary: 0, standby: 0, pause: 0, disk: 1, clock: 1 };
    const result = await onSqlite({ tables: 2, target: 12, pause: 300, seed: 'short', times });
    expect(result).toMatchObject({ ...SPOTLESS, faults: times });
    expect(result.games).toBeGreaterThanOrEqual(2);
  },
  PATIENCE,
);

test('the audit finds lost, duplicate, missing, disordered and wrong entries', () => {
  const client = {
    accepted: new Map([
      ['a', 1],
      ['b', 2],
      ['c', 9],
      ['d', 4],
    ]),
    update: undefined,
    witness: {
      told: new Map([[7, [{ viewer: 0, digest: 'a view that no log explains' }]]]),
      disordered: 1,
    },
  };
  const entries = [{ seq: 0 }, { seq: 1, id: 'a' }, { seq: 3, id: 'a' }];
  expect(audit([client], entries)).toEqual({
    games: 1,
    acknowledged: 4,
    compared: 1,
    lost: 3,
    doubled: 1,
    gaps: 1,
    disordered: 2,
    disagreeing: 2,
    unverified: 1,
  });
});
