import { readFileSync } from 'node:fs';

const EVERY = 100;

/** Watches how much memory the system counts for a process, in megabytes; Linux only, since it reads /proc. */
export class ResidentMemory {
  readonly #pid: number;
  readonly #timer: NodeJS.Timeout;
  #most: number;

  constructor(pid: number) {
    this.#pid = pid;
    this.#most = this.#now();
    this.#timer = setInterval(() => (this.#most = Math.max(this.#most, this.#now())), EVERY);
  }

  /** The greatest figure since the last report, and the current one. */
  report(): { readonly most: number; readonly last: number } {
    const last = this.#now();
    const report = { most: Math.max(this.#most, last), last };
    this.#most = last;
    return report;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #now(): number {
    const [, kilobytes] =
      /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${this.#pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  }
}
