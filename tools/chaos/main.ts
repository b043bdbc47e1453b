/**
 * Kills servers at random while clients play, and counts what was lost: three processes on PostgreSQL, which is
 * restarted too, then one on SQLite. `npm run chaos -- [KILLS] [TABLES]` (default: 40 and 50); exit code 1 if anything
 * is wrong.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../e2e/postgres-server.ts';
import { runChaos, type ChaosResult } from './chaos-run.ts';

const [kills = 40, tables = 50] = process.argv.slice(2).map(Number);
const target = 30;
const seed = String(Date.now());

console.log(`Seed ${seed}`);
const results = [await onPostgres(), await onSqlite()];
const counted = (name: keyof ChaosResult): number => results.reduce((sum, result) => sum + result[name], 0);
const wrong = ['lost', 'doubled', 'gaps', 'disagreeing', 'unverified', 'stubborn'] as const;
process.exitCode = wrong.every((name) => counted(name) === 0) ? 0 : 1;
const names = ['kills', 'acknowledged', 'lost', 'doubled', 'gaps', 'disagreeing', 'games'] as const;
console.log(
  JSON.stringify({ chaos: true, ...Object.fromEntries(names.map((name) => [name, counted(name)])) }),
);

async function onPostgres(): Promise<ChaosResult> {
  const postgres = await startPostgres();
  const disaster = { every: 10, strike: () => postgres.restart() };
  const place = { url: await postgres.makeDatabase() };
  const result = await runChaos({ place, processes: 3, tables, kills, target, disaster, seed });
  await postgres.stop();
  return told('PostgreSQL and three processes', result);
}

async function onSqlite(): Promise<ChaosResult> {
  const folder = mkdtempSync(join(tmpdir(), 'quando-chaos-'));
  const place = { folder: join(folder, 'data') };
  const result = await runChaos({
    place,
    processes: 1,
    tables: Math.ceil(tables / 5),
    kills: Math.ceil(kills / 4),
    target,
    seed,
  });
  rmSync(folder, { recursive: true });
  return told('SQLite and one process', result);
}

function told(name: string, result: ChaosResult): ChaosResult {
  console.log(
    `${name}: ${Object.entries(result)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}`,
  );
  return result;
}
