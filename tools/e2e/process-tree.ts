import { readdirSync, readFileSync } from 'node:fs';

/** Sends a signal to a process and its children; Linux only, since it reads /proc. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  // The parent first, so that it does not start new children.
  for (const one of [pid, ...childrenOf(pid)]) send(one, signal);
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0 && parentOf(one) === pid);

function parentOf(pid: number): number | undefined {
  try {
    // The command may contain spaces and brackets: the state and the parent follow the last bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // It has ended in the meantime.
    return undefined;
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}
