import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { memoryInUse, IDLE_MEMORY_SETTINGS, idleMemory } from '../../e2e/idle-memory.ts';
import { startServer } from '../../e2e/server-process.ts';
import type { LoadCommand, LoadReport } from './load-clients.ts';
import { cpuSecondsOf } from './process-use.ts';

export type Measured = {
  readonly tables: number;
  /** At 500 actions per second. */
  readonly steady: LoadReport & { readonly cpuMicros: number };
  readonly saturated: LoadReport & { readonly cpuMicros: number };
  readonly kBPerTable: number;
  readonly kBPerClosedTable: number;
};

const STEADY = 500;
const SECONDS = 10;

/** The clients collect garbage before measuring, so that pauses do not count as server time. */
const TIDY = ['--expose-gc', '--min-semi-space-size=512', '--max-semi-space-size=512'];

/** Tables for the warm-up. */
const WARMING = 50;

/** Measures a server with this many tables of four: throughput, latency and memory. */
export async function measure(store: Readonly<Record<string, string>>, tables: number): Promise<Measured> {
  const server = await startServer({ ...store, ...IDLE_MEMORY_SETTINGS });
  const clients = fork(join(import.meta.dirname, 'load-clients.ts'), { execArgv: TIDY });
  const tell = async (order: LoadCommand): Promise<LoadReport> => {
    clients.send(order);
    const [report]: LoadReport[] = await once(clients, 'message');
    return report!;
  };
  const timed = async (order: LoadCommand): Promise<LoadReport & { cpuMicros: number }> => {
    const before = cpuSecondsOf(server.pid);
    const report = await tell(order);
    return { ...report, cpuMicros: ((cpuSecondsOf(server.pid) - before) / report.actions) * 1e6 };
  };
  // One-time costs of the server must not count as memory per table.
  await tell({ order: 'gather', address: server.address, tables: WARMING });
  await tell({ order: 'rush', seconds: SECONDS / 4 });
  await tell({ order: 'leave' });
  const empty = await idleMemory(server);
  await tell({ order: 'gather', address: server.address, tables });
  const steady = await timed({ order: 'pace', perSecond: STEADY, seconds: SECONDS });
  const saturated = await timed({ order: 'rush', seconds: SECONDS });
  const open = await memoryInUse(server);
  await tell({ order: 'leave' });
  const closed = await idleMemory(server);
  clients.kill();
  await server.stop();
  const kBPerTable = (open - empty) / 1000 / tables;
  return { tables, steady, saturated, kBPerTable, kBPerClosedTable: (closed - empty) / 1000 / tables };
}
