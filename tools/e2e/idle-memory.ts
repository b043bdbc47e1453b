import { setTimeout as wait } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';

/** Settings that a server needs so that its idle memory can be measured. */
export const IDLE_MEMORY_SETTINGS = { TABLE_IDLE: '1000', NODE_OPTIONS: '--expose-gc' };

/** The same for a server whose young generation is as large as `npm start` makes it. */
export const STARTED_MEMORY_SETTINGS = {
  ...IDLE_MEMORY_SETTINGS,
  NODE_OPTIONS: `${IDLE_MEMORY_SETTINGS.NODE_OPTIONS} --max-semi-space-size=16`,
};

/** Bytes in use, without garbage, once all tables, leagues and eights are closed. */
export async function idleMemory(server: ServerProcess): Promise<number> {
  while (!isIdle(await metricsOf(server))) await wait(500);
  return memoryInUse(server);
}

const isIdle = (metrics: string): boolean =>
  ['tables', 'leagues', 'eights'].every((kind) => metrics.includes(`\nquando_open_${kind} 0\n`));

/** Collects garbage until nothing is left of it. */
export async function collectGarbage(server: Pick<ServerProcess, 'pid'>): Promise<void> {
  for (let i = 0; i < 3; i += 1) {
    process.kill(server.pid, 'SIGUSR2');
    await wait(500);
  }
}

/** Bytes in use, without garbage: the V8 heap and its buffers. */
export async function memoryInUse(server: ServerProcess): Promise<number> {
  await collectGarbage(server);
  const metrics = await metricsOf(server);
  return ['nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes']
    .map((name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)![1]))
    .reduce((sum, bytes) => sum + bytes);
}

export const metricsOf = async ({ address }: ServerProcess): Promise<string> =>
  (await fetch(`${address}/metrics`)).text();
