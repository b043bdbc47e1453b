import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of the first of these programs that the system has. */
export const systemProgram = (...names: readonly string[]): string | undefined =>
  names.flatMap((name) => folders().map((folder) => join(folder, name))).find(isExecutable);

/** Whether programs can be installed with apt-get. */
export const isDebianRoot = (): boolean => process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');

/** Installs packages of Debian, and says so if that does not work. */
export function installFromDebian(...packages: readonly string[]): void {
  runVisibly('apt-get', ['update', '-q']);
  runVisibly('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages]);
}

/** Notices go to stderr, since results go to stdout. */
export const say = (sentence: string): boolean => process.stderr.write(`${sentence}\n`);

export function runVisibly(command: string, args: readonly string[]): void {
  const { error, status } = spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (error ?? status !== 0)
    say(`${command} ${args.join(' ')} did not work${error ? `: ${error.message}` : ''}.`);
}

const folders = (): readonly string[] => (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
