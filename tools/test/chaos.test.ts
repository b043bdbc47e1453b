import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { audit } from '../chaos/audit.ts';
import { runChaos } from '../chaos/chaos-run.ts';
import { startPostgres } from '../e2e/postgres-server.ts';

/** On a busy machine, starting a process takes seconds. */
const PATIENCE = 300_000;

const SPOTLESS = { lost: 0, doubled: 0, gaps: 0, disagreeing: 0, unverified: 0, stubborn: 0 };

test(
  'three processes on PostgreSQL are killed while people play, and the database is restarted: nothing is lost',
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const place = { url: await postgres.makeDatabase() };
    const disaster = { every: 2, strike: () => postgres.restart() };
    const options = { place, processes: 3, tables: 6, kills: 3, target: 12, seed: 'short' };
    const result = await runChaos({ ...options, disaster });
    expect(result).toMatchObject({ ...SPOTLESS, kills: 3 });
    expect(result.games).toBeGreaterThanOrEqual(6);
    expect(result.acknowledged).toBeGreaterThan(60);
  },
  PATIENCE,
);

test(
  'the one process on SQLite is killed while people play: nothing is lost',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quando-chaos-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const result = await runChaos({
      place: { folder },
      processes: 1,
      tables: 2,
      kills: 2,
      target: 12,
      seed: 'short',
    });
    expect(result).toMatchObject({ ...SPOTLESS, kills: 2 });
    expect(result.games).toBeGreaterThanOrEqual(2);
  },
  PATIENCE,
);

test('the audit finds lost, duplicate, missing and wrong entries', () => {
  const client = {
    accepted: new Map([
      ['a', 1],
      ['b', 2],
      ['c', 9],
    ]),
    update: undefined,
  };
  const entries = [{ seq: 0 }, { seq: 1, id: 'a' }, { seq: 3, id: 'a' }];
  expect(audit([client], entries)).toEqual({
    games: 1,
    acknowledged: 3,
    lost: 2,
    doubled: 1,
    gaps: 1,
    disagreeing: 1,
    unverified: 1,
  });
});
