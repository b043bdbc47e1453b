import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '../../../../..');

/** A server of online tables in a process of its own, with a folder of its own. */
export class OnlineServer {
  readonly address: string;
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(address: string, process: ChildProcess, folder: string) {
    this.address = address;
    this.#process = process;
    this.#folder = folder;
  }

  /** Its folder's name begins with a prefix. */
  static async start(prefix: string): Promise<OnlineServer> {
    const folder = mkdtempSync(join(tmpdir(), prefix));
    const env = { ...process.env, DATA_DIR: folder };
    const child = spawn('node', ['tools/e2e/online-server.ts'], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 2],
    });
    const [line] = await Promise.race([
      once(createInterface(child.stdout!), 'line') as Promise<[string]>,
      once(child, 'exit').then(([code]) => {
        throw new Error(`the server of online tables ended with ${code}`);
      }),
    ]);
    return new OnlineServer(line.replace(/^.* at /, ''), child, folder);
  }

  async stop(): Promise<void> {
    const exited = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await exited;
    rmSync(this.#folder, { recursive: true });
  }
}
