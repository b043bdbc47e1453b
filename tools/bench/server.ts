import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../e2e/postgres-server.ts';
import { printJson, printTable, rounded } from './printing.ts';
import { measure, type Measured } from './server/measure.ts';
import { openFileLimit } from './server/process-use.ts';

/** Sockets per table, and further files that a server needs. */
const SEATS = 4;
const BESIDES = 200;

type Result = Measured & { readonly store: 'sqlite' | 'postgres' };

/** Measures a table server with clients in another process: `[TABLES…]` (default: 100, 1,000 and 5,000). */
export async function server(args: readonly string[]): Promise<void> {
  const most = Math.floor((openFileLimit() - BESIDES) / SEATS);
  const wanted = args.length > 0 ? args.map(Number) : [100, 1000, 5000];
  const sizes = wanted.map((tables) => Math.min(tables, most));
  const results: Result[] = [];
  for (const tables of sizes)
    for (const onStore of [onSqlite, onPostgres]) {
      const result = await onStore(tables);
      results.push(result);
      // The complete results take minutes.
      process.stderr.write(`${JSON.stringify(result)}\n`);
    }
  printTable([
    [
      '',
      '500/s: p50 ms',
      'p99 ms',
      'CPU µs',
      'most/s',
      'p50 ms',
      'p99 ms',
      'CPU µs',
      'bytes',
      'kB/table',
      'closed',
    ],
    ...results.map(row),
  ]);
  printJson(
    results.map(({ store, tables, steady, saturated, kBPerTable }) => ({
      bench: 'server',
      store,
      tables,
      actionsPerSecond: Math.round(saturated.actions / saturated.seconds),
      cpuMicrosPerAction: Math.round(steady.cpuMicros),
      p50: tenth(steady.p50),
      p99: tenth(steady.p99),
      saturatedCpuMicrosPerAction: Math.round(saturated.cpuMicros),
      bytesPerAction: Math.round(saturated.bytesPerAction),
      kBPerTable: tenth(kBPerTable),
    })),
  );
}

const row = ({ store, tables, steady, saturated, kBPerTable, kBPerClosedTable }: Result): string[] => [
  `${store}, ${tables} tables`,
  ...[steady.p50, steady.p99, steady.cpuMicros].map(rounded),
  ...[saturated.actions / saturated.seconds, saturated.p50, saturated.p99, saturated.cpuMicros].map(rounded),
  rounded(saturated.bytesPerAction),
  ...[kBPerTable, kBPerClosedTable].map(rounded),
];

const tenth = (number: number): number => Math.round(number * 10) / 10;

async function onSqlite(tables: number): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'quando-bench-'));
  const measured = await measure({ DATA_DIR: folder }, tables);
  rmSync(folder, { recursive: true });
  return { store: 'sqlite', ...measured };
}

async function onPostgres(tables: number): Promise<Result> {
  const postgres = await startPostgres({ waitsForDisk: true });
  const measured = await measure({ DATABASE_URL: await postgres.makeDatabase() }, tables);
  await postgres.stop();
  return { store: 'postgres', ...measured };
}
