import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, 'test-server.ts');

/** A table server in its own process. */
export type ServerProcess = {
  /** Such as `http://127.0.0.1:3000`. */
  readonly address: string;
  readonly pid: number;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  /** Sends SIGTERM; returns its exit code. */
  stop(): Promise<number | null>;
};

export type StartOptions = {
  /** The command line of a program that starts the server. */
  readonly starter?: readonly string[];
  /** The file of another server that prints its address in the same way. */
  readonly main?: string;
  /** Whether its errors are printed, or expected. */
  readonly errors?: 'inherit' | 'ignore';
};

/** Starts a server, by default on a free port. */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  { starter = [], main = MAIN, errors = 'inherit' }: StartOptions = {},
): Promise<ServerProcess> {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...settings };
  const [program, ...rest] = [...starter, process.execPath, main];
  const server = spawn(program, rest, { env, stdio: ['ignore', 'pipe', errors] });
  const exited: Promise<(number | null)[]> = once(server, 'exit');
  const lines = createInterface(server.stdout);
  const [line = '']: string[] = await Promise.race([once(lines, 'line'), exited.then(() => [])]);
  const [, address] = / at (\S+)$/.exec(line) ?? [];
  if (address === undefined) throw new Error('the server did not start');
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    server.kill(signal);
    return (await exited)[0] ?? null;
  };
  return {
    address,
    pid: server.pid!,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
