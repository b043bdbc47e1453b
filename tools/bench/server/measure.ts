import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer, type ServerProcess } from '../../e2e/server-process.ts';
import type { Order, Report } from './crowd.ts';
import { cpuSecondsOf } from './process-use.ts';

export type Measured = {
  readonly tables: number;
  /** At 500 actions a second. */
  readonly steady: Report & { readonly cpuMicros: number };
  readonly saturated: Report & { readonly cpuMicros: number };
  readonly kBPerTable: number;
  readonly kBPerSleepingTable: number;
};

const STEADY = 500;
const SECONDS = 10;

/** Tables that a server warms up with. */
const WARMING = 50;

/** A server with so many tables of four: what it does, how fast, and what it takes. */
export async function measure(store: Readonly<Record<string, string>>, tables: number): Promise<Measured> {
  const server = await startServer({ ...store, TABLE_IDLE: '1000', NODE_OPTIONS: '--expose-gc' });
  const crowd = fork(join(import.meta.dirname, 'crowd.ts'));
  const tell = async (order: Order): Promise<Report> => {
    crowd.send(order);
    return ((await once(crowd, 'message')) as [Report])[0];
  };
  const timed = async (order: Order): Promise<Report & { cpuMicros: number }> => {
    const before = cpuSecondsOf(server.pid);
    const report = await tell(order);
    return { ...report, cpuMicros: ((cpuSecondsOf(server.pid) - before) / report.actions) * 1e6 };
  };
  // What a server needs once, however many tables there are, is not theirs.
  await tell({ order: 'gather', address: server.address, tables: WARMING });
  await tell({ order: 'rush', seconds: SECONDS / 4 });
  await tell({ order: 'leave' });
  await untilAsleep(server.address);
  const empty = await memoryOf(server);
  await tell({ order: 'gather', address: server.address, tables });
  const steady = await timed({ order: 'pace', perSecond: STEADY, seconds: SECONDS });
  const saturated = await timed({ order: 'rush', seconds: SECONDS });
  const open = await memoryOf(server);
  await tell({ order: 'leave' });
  await untilAsleep(server.address);
  const asleep = await memoryOf(server);
  crowd.kill();
  await server.stop();
  const kBPerTable = (open - empty) / 1000 / tables;
  return { tables, steady, saturated, kBPerTable, kBPerSleepingTable: (asleep - empty) / 1000 / tables };
}

/** Bytes that are in use, without garbage: what V8 and its buffers hold. */
async function memoryOf({ pid, address }: ServerProcess): Promise<number> {
  for (let i = 0; i < 3; i += 1) {
    process.kill(pid, 'SIGUSR2');
    await wait(500);
  }
  const metrics = await metricsAt(address);
  return ['nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes']
    .map((name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)![1]))
    .reduce((sum, bytes) => sum + bytes);
}

const metricsAt = async (address: string): Promise<string> => (await fetch(`${address}/metrics`)).text();

async function untilAsleep(address: string): Promise<void> {
  while (!(await metricsAt(address)).includes('\nquando_open_tables 0\n')) await wait(500);
}
