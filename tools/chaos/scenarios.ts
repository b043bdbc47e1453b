import { below, seededRandom } from '@quando/rules';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PostgresCluster } from '../e2e/postgres-cluster.ts';
import type { FaultCounts } from './faults.ts';
import { STANDSTILL } from './fleet.ts';
import { runChaos, type ChaosOptions, type ChaosResult } from './chaos-run.ts';

export type ScenarioOptions = Pick<ChaosOptions, 'tables' | 'target' | 'pause' | 'commands' | 'seed'> & {
  readonly times: FaultCounts;
};

/** Three processes on a PostgreSQL with a synchronous standby; servers and hosts of the database fail. */
export async function onPostgres({ times, ...options }: ScenarioOptions): Promise<ChaosResult> {
  const cluster = await PostgresCluster.start();
  const random = seededRandom(`${options.seed} hosts`);
  const pauseHost = async (): Promise<void> => {
    const host = below(random, 2) === 0 ? cluster.primary : cluster.standby;
    host.signal('SIGSTOP');
    await wait(STANDSTILL);
    host.signal('SIGCONT');
  };
  const hostPauses = Math.floor(times.pause / 2);
  const result = await runChaos({
    ...options,
    place: { url: await cluster.makeDatabase() },
    processes: 3,
    faults: (fleet) => [
      [
        { kind: 'server', times: times.server, strike: () => fleet.killOne() },
        { kind: 'pause', times: times.pause - hostPauses, strike: () => fleet.pauseOne() },
        { kind: 'clock', times: times.clock, strike: () => fleet.stepClockOfOne() },
      ],
      [
        { kind: 'primary', times: times.primary, strike: () => cluster.killPrimary() },
        { kind: 'standby', times: times.standby, strike: () => cluster.killStandby() },
        { kind: 'pause', times: hostPauses, strike: pauseHost },
      ],
    ],
  });
  await cluster.stop();
  return result;
}

/** One process on SQLite, whose disk is full now and then. */
export async function onSqlite({ times, ...options }: ScenarioOptions): Promise<ChaosResult> {
  const folder = mkdtempSync(join(tmpdir(), 'quando-chaos-'));
  const result = await runChaos({
    ...options,
    place: { folder: join(folder, 'data') },
    processes: 1,
    faults: (fleet) => [
      [
        { kind: 'server', times: times.server, strike: () => fleet.killOne() },
        { kind: 'pause', times: times.pause, strike: () => fleet.pauseOne() },
        { kind: 'clock', times: times.clock, strike: () => fleet.stepClockOfOne() },
        { kind: 'disk', times: times.disk, strike: () => fleet.fillDiskOfOne() },
      ],
    ],
  });
  rmSync(folder, { recursive: true });
  return result;
}
