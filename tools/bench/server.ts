import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../e2e/postgres-server.ts';
import { printJson, printTable, rounded } from './printing.ts';
import { measure, type Measured, type Use } from './server/measure.ts';
import { openFileLimit } from './server/process-use.ts';

/** Sockets per table, and further files that a server needs. */
const SEATS = 4;
const BESIDES = 200;

type StoreName = keyof typeof STORES;
type Result = Measured & { readonly store: StoreName };

/**
 * Measures a table server beside a bare one, with clients in other processes: `[sqlite|postgres] [TABLES…]` (default:
 * both stores, with 100, 1,000 and 5,000 tables).
 */
export async function server(args: readonly string[]): Promise<void> {
  const most = Math.floor((openFileLimit() - BESIDES) / SEATS);
  const wanted = args.filter((arg) => !isStoreName(arg)).map(Number);
  const sizes = (wanted.length > 0 ? wanted : [100, 1000, 5000]).map((tables) => Math.min(tables, most));
  const named = args.filter(isStoreName);
  const stores = named.length > 0 ? named : Object.keys(STORES).filter(isStoreName);
  const results: Result[] = [];
  for (const tables of sizes)
    for (const store of stores) {
      const result = { store, ...(await STORES[store](tables)) };
      results.push(result);
      // The complete results take minutes.
      process.stderr.write(`${JSON.stringify(lineOf(result))}\n`);
    }
  printTable([
    HEADINGS,
    ...results.flatMap(({ store, tables, quando, bare }) => [
      row(`${store}, ${tables} tables`, quando),
      row('  bare ws beside it', bare),
    ]),
  ]);
  printJson(results.map(lineOf));
}

const HEADINGS = [
  '',
  '500/s: p50 ms',
  'p99 ms',
  'CPU µs',
  'most/s',
  'p50 ms',
  'p99 ms',
  'CPU µs',
  'bytes',
  'RSS kB/table',
];

const row = (name: string, { steady, saturated, kBPerConnectedTable }: Use): string[] => [
  name,
  ...[steady.p50, steady.p99, steady.cpuMicros].map(rounded),
  ...[saturated.actionsPerSecond, saturated.p50, saturated.p99, saturated.cpuMicros].map(rounded),
  ...[saturated.bytesPerAction, kBPerConnectedTable].map(rounded),
];

const lineOf = ({
  store,
  tables,
  quando,
  bare,
  loopDelay,
  kBPerTable,
  kBPerClosedTable,
}: Result): object => ({
  bench: 'server',
  store,
  tables,
  actionsPerSecond: Math.round(quando.saturated.actionsPerSecond),
  cpuMicrosPerAction: Math.round(quando.steady.cpuMicros),
  p50: tenth(quando.steady.p50),
  p99: tenth(quando.steady.p99),
  saturatedCpuMicrosPerAction: Math.round(quando.saturated.cpuMicros),
  bytesPerAction: Math.round(quando.saturated.bytesPerAction),
  loopDelay,
  kBPerConnectedTable: tenth(quando.kBPerConnectedTable),
  kBPerTable: tenth(kBPerTable),
  kBPerClosedTable: tenth(kBPerClosedTable),
  besideBareWs: ratiosOf(quando, bare),
});

/** How many times as much as the bare server. */
const ratiosOf = (quando: Use, bare: Use): object => ({
  cpu: hundredth(quando.steady.cpuMicros / bare.steady.cpuMicros),
  saturatedCpu: hundredth(quando.saturated.cpuMicros / bare.saturated.cpuMicros),
  p50: hundredth(quando.steady.p50 / bare.steady.p50),
  p99: hundredth(quando.steady.p99 / bare.steady.p99),
  bytes: hundredth(quando.saturated.bytesPerAction / bare.saturated.bytesPerAction),
  kBPerConnectedTable: hundredth(quando.kBPerConnectedTable / bare.kBPerConnectedTable),
});

const tenth = (number: number): number => Math.round(number * 10) / 10;

const hundredth = (number: number): number => Math.round(number * 100) / 100;

async function onSqlite(tables: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'quando-bench-'));
  const measured = await measure({ DATA_DIR: folder }, tables);
  rmSync(folder, { recursive: true });
  return measured;
}

async function onPostgres(tables: number): Promise<Measured> {
  const postgres = await startPostgres({ waitsForDisk: true });
  const measured = await measure({ DATABASE_URL: await postgres.makeDatabase() }, tables);
  await postgres.stop();
  return measured;
}

const STORES = { sqlite: onSqlite, postgres: onPostgres };

const isStoreName = (name: string): name is StoreName => Object.hasOwn(STORES, name);
