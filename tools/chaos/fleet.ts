import { below, belowLarge, type Random } from '@quando/rules';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../e2e/free-port.ts';
import { startServer, type ServerProcess } from '../e2e/server-process.ts';

const HOUR = 60 * 60 * 1000;

/** How long a paused process stands still, in milliseconds. */
export const STANDSTILL = 5000;

/** A program of every Linux that changes the limits of a running process. */
const LIMITER = 'prlimit';

/** The largest file that a server can write while its disk is full, in bytes. */
const FULL = 4096;

type Settings = Readonly<Record<string, string>>;

/** Several server processes, each on its own port, however often it is killed. */
export class Fleet {
  readonly #random: Random;
  readonly #settings: Settings;
  readonly #ports: readonly number[];
  readonly #folder: string = mkdtempSync(join(tmpdir(), 'quando-fleet-'));
  readonly #servers: ServerProcess[] = [];

  private constructor(settings: Settings, ports: readonly number[], random: Random) {
    this.#settings = settings;
    this.#ports = ports;
    this.#random = random;
    for (const i of ports.keys()) this.#setClock(i, 0);
  }

  static async start(size: number, settings: Settings, random: Random): Promise<Fleet> {
    const ports = new Set<number>();
    while (ports.size < size) ports.add(await freePort());
    const fleet = new Fleet(settings, [...ports], random);
    await Promise.all(fleet.#ports.map((_, i) => fleet.#start(i)));
    return fleet;
  }

  /** A random process, dead or alive, as a load balancer without health checks would choose. */
  readonly address = (): string => `http://127.0.0.1:${this.#ports[this.#any()]}`;

  /** Kills one with SIGKILL and restarts it a moment later. */
  async killOne(): Promise<void> {
    const i = this.#any();
    await this.#servers[i]!.kill();
    await wait(belowLarge(this.#random, 500));
    await this.#start(i);
  }

  /** Lets one stand still for a while. */
  async pauseOne(): Promise<void> {
    const { pid } = this.#servers[this.#any()]!;
    process.kill(pid, 'SIGSTOP');
    await wait(STANDSTILL);
    process.kill(pid, 'SIGCONT');
  }

  /** Steps the clock of one forward or back by up to two hours, and sets it right again a moment later. */
  async stepClockOfOne(): Promise<void> {
    const i = this.#any();
    this.#setClock(i, belowLarge(this.#random, 4 * HOUR) - 2 * HOUR);
    await wait(500 + belowLarge(this.#random, 2000));
    this.#setClock(i, 0);
  }

  /**
   * Lets the writes of one fail for a while, by the system's limit on the size of its files: like a full disk, but
   * without one.
   */
  async fillDiskOfOne(): Promise<void> {
    const { pid } = this.#servers[this.#any()]!;
    limitFiles(pid, String(FULL));
    await wait(500 + belowLarge(this.#random, 2000));
    limitFiles(pid, 'unlimited');
  }

  /** Stops all processes; returns their exit codes. */
  async stop(): Promise<(number | null)[]> {
    const codes = await Promise.all(this.#servers.map((server) => server.stop()));
    rmSync(this.#folder, { recursive: true });
    return codes;
  }

  #any(): number {
    return below(this.#random, this.#ports.length);
  }

  #setClock(i: number, error: number): void {
    writeFileSync(this.#clockOf(i), String(error));
  }

  #clockOf(i: number): string {
    return join(this.#folder, String(i));
  }

  /** Starts one, again and again while its database is unavailable, as a supervisor would. */
  async #start(i: number): Promise<void> {
    const settings = {
      LOG_LEVEL: 'silent',
      // Half of a start is compiling.
      NODE_COMPILE_CACHE: join(this.#folder, 'compiled'),
      ...this.#settings,
      PORT: String(this.#ports[i]),
      CLOCK_ERROR: this.#clockOf(i),
    };
    for (;;) {
      const server = await startServer(settings, { errors: 'ignore' }).catch(() => undefined);
      if (server) return void (this.#servers[i] = server);
      await wait(100);
    }
  }
}

const limitFiles = (pid: number, size: string): void =>
  void execFileSync(LIMITER, ['--pid', String(pid), `--fsize=${size}:`]);
