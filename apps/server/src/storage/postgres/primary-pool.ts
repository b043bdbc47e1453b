import type { PostgresPool } from 'kysely';
import { Client, Connection, Pool, type ClientConfig, type PoolClient } from 'pg';
import { prepareSession } from './session.ts';

const MOST_CONNECTIONS = 8;

export type PrimaryPoolOptions = {
  /** How long a query may take before its host is checked, in milliseconds. */
  readonly suspicious: number;
};

const DEFAULTS: PrimaryPoolOptions = { suspicious: 10_000 };

/** Connections to that one of several hosts which accepts writes, whichever it is at the moment. */
export class PrimaryPool implements PostgresPool {
  readonly options: object = {};
  readonly #pools: readonly Pool[];
  #current = 0;

  /** At least one host; broken connections are reported and replaced. */
  constructor(
    hosts: readonly ClientConfig[],
    onFailure: (error: unknown) => void,
    options: PrimaryPoolOptions = DEFAULTS,
  ) {
    this.#pools = hosts.map((host) => poolOf(host, onFailure, options));
  }

  /** A connection to the last known primary, or to the first other host that accepts writes. */
  async connect(): Promise<PoolClient> {
    const start = this.#current;
    const failures: unknown[] = [];
    for (let tried = 0; tried < this.#pools.length; tried += 1) {
      const place = (start + tried) % this.#pools.length;
      try {
        const client = await this.#pools[place]!.connect();
        this.#current = place;
        return client;
      } catch (error) {
        failures.push(error);
      }
    }
    throw failures[0];
  }

  async end(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()));
  }
}

function poolOf(
  host: ClientConfig,
  onFailure: (error: unknown) => void,
  { suspicious }: PrimaryPoolOptions,
): Pool {
  const pool = new Pool({
    ...host,
    max: MOST_CONNECTIONS,
    verify: (client, done) => void prepareSession(client).then(() => done(), done),
  });
  // A broken connection is replaced, whether in use or not; a query running on it fails as well.
  const report = (error: Error): void => onFailure(error);
  pool.on('error', report).on('connect', (client) => client.on('error', report));
  dropFromDeadHost(pool, host, suspicious);
  return pool;
}

/**
 * A host that loses power closes no connection, and TCP waits for a quarter of an hour. A query may take long, though,
 * while a commit waits for a standby, so the host is asked on another connection.
 */
function dropFromDeadHost(pool: Pool, host: ClientConfig, suspicious: number): void {
  const checks = new WeakMap<object, NodeJS.Timeout>();
  pool.on('acquire', (client) => {
    const check = setInterval(
      () => void responds(host).then((isAlive) => isAlive || breakOff(client)),
      suspicious,
    );
    checks.set(client, check);
  });
  pool.on('release', (_error, client) => clearInterval(checks.get(client)));
}

function breakOff(client: PoolClient): void {
  if ('connection' in client && client.connection instanceof Connection) client.connection.stream.destroy();
}

async function responds(host: ClientConfig): Promise<boolean> {
  const client = new Client(host);
  // Reported by the attempt to connect.
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
