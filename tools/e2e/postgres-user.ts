import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const NAME = 'postgres';
const PAUSE = 100;
const TRIES = 100;

/**
 * PostgreSQL refuses to run as root: then it gets its own user, which several processes may try to create at the same
 * time.
 */
export async function postgresUser(): Promise<'own' | 'ours'> {
  if (process.getuid?.() !== 0) return 'ours';
  for (let tries = 0; !exists(); tries += 1) {
    if (tries === TRIES) throw new Error(`there is no user ${NAME}, and none can be made`);
    // Fails while another process is creating it.
    succeeds('useradd', ['--user-group', NAME]);
    await wait(PAUSE);
  }
  return 'own';
}

const exists = (): boolean => succeeds('id', ['-u', NAME]) && succeeds('id', ['-g', NAME]);

function succeeds(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
