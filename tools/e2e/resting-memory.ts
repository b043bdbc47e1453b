import { setTimeout as wait } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';

/** What a server needs to be started with so that its memory can be looked at when it rests. */
export const RESTLESS = { TABLE_IDLE: '1000', NODE_OPTIONS: '--expose-gc' };

/** Bytes that are in use, without garbage, once all tables sleep. */
export async function restingMemory(server: ServerProcess): Promise<number> {
  while (!(await metricsOf(server)).includes('\nquando_open_tables 0\n')) await wait(500);
  return memoryInUse(server);
}

/** Bytes that are in use, without garbage: what V8 and its buffers hold. */
export async function memoryInUse(server: ServerProcess): Promise<number> {
  for (let i = 0; i < 3; i += 1) {
    process.kill(server.pid, 'SIGUSR2');
    await wait(500);
  }
  const metrics = await metricsOf(server);
  return ['nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes']
    .map((name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)![1]))
    .reduce((sum, bytes) => sum + bytes);
}

const metricsOf = async ({ address }: ServerProcess): Promise<string> =>
  (await fetch(`${address}/metrics`)).text();
