import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';

const ROOT = join(import.meta.dirname, '../../../../..');

/** What the operator of these servers knows. */
export const OPERATOR_SECRET = 'only the tests know this';

type Running = { readonly process: ChildProcess; readonly address: string };

/** A server of online tables in a process of its own, with a folder of its own. */
export class OnlineServer {
  readonly #folder: string;
  #running: Running;

  private constructor(folder: string, running: Running) {
    this.#folder = folder;
    this.#running = running;
  }

  /** Its folder's name begins with a prefix; bots take this many times the usual time. */
  static async start(prefix: string, botPace = 0): Promise<OnlineServer> {
    const folder = mkdtempSync(join(tmpdir(), prefix));
    return new OnlineServer(folder, await run(folder, '0', { botPace }));
  }

  get address(): string {
    return this.#running.address;
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    await end(this.#running.process, 'SIGKILL');
  }

  /** Starts it again where it was, with a clock that runs this many times as fast. */
  async restart(clockSpeed = 1): Promise<void> {
    this.#running = await run(this.#folder, new URL(this.address).port, { clockSpeed });
  }

  /** Puts a table into its store whose log is rubbish. */
  keepRubbish(table: string): void {
    const store = new DatabaseSync(join(this.#folder, 'quando.db'));
    store
      .prepare('insert into tables (id, seq, changed_at, is_over) values (?, 0, ?, 0)')
      .run(table, Date.now());
    store.prepare('insert into entries (table_id, seq, body) values (?, 0, ?)').run(table, '{}');
    store.close();
  }

  async stop(): Promise<void> {
    await end(this.#running.process, 'SIGTERM');
    rmSync(this.#folder, { recursive: true });
  }
}

type Speeds = { readonly clockSpeed?: number; readonly botPace?: number };

async function run(folder: string, port: string, { clockSpeed = 1, botPace = 0 }: Speeds): Promise<Running> {
  const settings = { HOST: '127.0.0.1', PORT: port, DATA_DIR: folder, OPERATOR_SECRET };
  const speeds = { CLOCK_SPEED: String(clockSpeed), BOT_PACE: String(botPace) };
  const child = spawn('node', ['tools/e2e/test-server.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...settings, ...speeds, WEB_APP: 'yes', CALL_DELAY: '500' },
    stdio: ['ignore', 'pipe', 2],
  });
  const line = await Promise.race([
    once(createInterface(child.stdout!), 'line').then(([first]) => String(first)),
    once(child, 'exit').then(([code]): never => {
      throw new Error(`the server of online tables ended with ${code}`);
    }),
  ]);
  return { process: child, address: line.replace(/^.* at /, '') };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
