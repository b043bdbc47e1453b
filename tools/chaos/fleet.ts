import { below, type Random } from '@quando/rules';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../e2e/free-port.ts';
import { startServer, type ServerProcess } from '../e2e/server-process.ts';

/** Several server processes, each on its own port, however often it is killed. */
export class Fleet {
  readonly #random: Random;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #ports: readonly number[];
  readonly #servers: (ServerProcess | undefined)[] = [];
  kills = 0;

  private constructor(settings: Readonly<Record<string, string>>, ports: readonly number[], random: Random) {
    this.#settings = settings;
    this.#ports = ports;
    this.#random = random;
  }

  static async start(
    size: number,
    settings: Readonly<Record<string, string>>,
    random: Random,
  ): Promise<Fleet> {
    const ports = new Set<number>();
    while (ports.size < size) ports.add(await freePort());
    const fleet = new Fleet(settings, [...ports], random);
    await Promise.all(fleet.#ports.map((_, i) => fleet.#start(i)));
    return fleet;
  }

  /** A random process, dead or alive, as a load balancer without health checks would choose. */
  readonly address = (): string => `http://127.0.0.1:${this.#ports[below(this.#random, this.#ports.length)]}`;

  /** Kills one with SIGKILL and restarts it a moment later. */
  async killOne(): Promise<void> {
    const i = below(this.#random, this.#ports.length);
    await this.#servers[i]?.kill();
    this.kills += 1;
    await wait(below(this.#random, 500));
    await this.#start(i);
  }

  /** Stops all processes; returns their exit codes. */
  stop(): Promise<(number | null)[]> {
    return Promise.all(this.#servers.map((server) => server!.stop()));
  }

  async #start(i: number): Promise<void> {
    this.#servers[i] = await startServer({ ...this.#settings, PORT: String(this.#ports[i]) });
  }
}
