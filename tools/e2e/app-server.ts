import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '../..');

export type AppServer = { readonly address: string; stop(): Promise<void> };

/** Builds the web app if needed and serves it on a free port of localhost. */
export async function startApp(): Promise<AppServer> {
  const { status } = spawnSync('node', ['tools/build/main.ts', '--if-needed'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('the web app could not be built');
  const folder = mkdtempSync(join(tmpdir(), 'quando-app-'));
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder };
  const server = spawn('node', ['apps/server/src/main.ts'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 2] });
  const [line = '']: string[] = await once(createInterface(server.stdout!), 'line');
  const stop = async (): Promise<void> => {
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: line.replace(/^.* at /, ''), stop };
}
